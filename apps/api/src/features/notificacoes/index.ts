export { encerrarEntrega } from './entregas/entrega.ts';
export { montarEmail } from './entregas/montar-email.ts';
export { preencher } from './modelos/preencher.ts';
export { MODELOS } from './modelos/todos.ts';
export { notificar } from './notificar.ts';
export { mudarPreferencias } from './preferencias/mudar-preferencias.ts';
export { prefere, querMarketing } from './preferencias/prefere.ts';
export { contarNaoLidas } from './repository.ts';
