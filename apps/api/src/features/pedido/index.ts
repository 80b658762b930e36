/** What other features may use of orders. */
export type { ItemNovo } from './abrir-fatura.ts';
export { abrirFatura } from './abrir-fatura.ts';
