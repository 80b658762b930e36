export { aceitesDe } from './aceites.ts';
export { pedidosDaPessoa } from './pedidos-da-pessoa.ts';
