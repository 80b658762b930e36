export { aceitesDe } from './aceites.ts';
export { marcarExclusaoPelaEquipe } from './marcar-exclusao.ts';
export { pedidosDaPessoa } from './pedidos-da-pessoa.ts';
export { pedirCopia } from './pedir-copia.ts';
