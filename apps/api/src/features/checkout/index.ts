/** What the composition, and other features, may use of checkout. */
export { prazosDoCheckout, tarefasDoCheckout } from './jobs.ts';
export { registrarWebhook } from './registrar-webhook.ts';
export { estenderReserva } from './reserva.ts';
export { rotasDoCheckout } from './routes.ts';
