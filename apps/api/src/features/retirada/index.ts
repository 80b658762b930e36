/** The parts of withdrawals that other features may use. */
export { perguntarPelaRetirada } from './transferencia/perguntar-pela-retirada.ts';
