export { encerrarEntrega } from './entrega.ts';
export { MODELOS } from './modelos/todos.ts';
export { montarEmail } from './montar-email.ts';
export { mudarPreferencias } from './mudar-preferencias.ts';
export { notificar } from './notificar.ts';
export type { FonteDePendencias } from './pendencias.ts';
export { prefere } from './prefere.ts';
export { apresentarPreferencias } from './preferencia-presenter.ts';
export { contarNaoLidas } from './repository.ts';
