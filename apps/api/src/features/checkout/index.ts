/** What other features may use of checkout. */
export { registrarWebhook } from '../pagamentos/index.ts';
export { estenderReserva } from './reserva.ts';
