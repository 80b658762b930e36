/** What other features may use of withdrawals. */
export { liberarRetiradaEmRevisao } from './liberar-retirada-em-revisao.ts';
export { negarRetiradaEmRevisao } from './negar-retirada-em-revisao.ts';
export { perguntarPelaRetirada } from './perguntar-pela-retirada.ts';
export type { Decidida } from './revisao.ts';
export { retiradasEmRevisao } from './revisao.ts';
