/** What other features may use of checkout. */
export { registrarWebhook } from './registrar-webhook.ts';
export { estenderReserva } from './reserva.ts';
