export { pedirCopia } from './copia/pedir-copia.ts';
export { marcarExclusaoPelaEquipe } from './exclusao/marcar-exclusao.ts';
export { pedidosDaPessoa } from './pedidos-da-pessoa.ts';
export { aceitesDe } from './politicas/aceites.ts';
