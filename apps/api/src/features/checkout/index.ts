/** What the composition, and other features, may use of checkout. */
export { documentos } from './documentos.ts';
export { prazosDoCheckout, tarefasDoCheckout } from './jobs.ts';
export { estenderReserva } from './reserva.ts';
export { rotasDoCheckout } from './routes.ts';
