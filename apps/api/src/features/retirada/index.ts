/** What other features may use of withdrawals. */
export { perguntarPelaRetirada } from './transferencia/perguntar-pela-retirada.ts';
