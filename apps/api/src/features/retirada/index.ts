/** What other features may use of withdrawals. */
export { perguntarPelaRetirada } from './perguntar-pela-retirada.ts';
