/** What other features may use of checkout. */
export { estenderReserva } from './reserva.ts';
