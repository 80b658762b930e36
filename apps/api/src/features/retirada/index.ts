/** The parts of withdrawals that other features may use. */
export { perguntarPelaRetirada } from './perguntar-pela-retirada.ts';
