import type { EventoMedido } from '@rateia/domain/marketing/eventos-medidos';

/** One event of the product: one of the table, and no other. */
export type Evento = EventoMedido;

type Destino = (evento: Evento) => void;

let destino: Destino | undefined;

/**
 * The destination of events: none, until the person has consented and this copy of the product has a tag manager.
 * Earlier events are not sent afterwards.
 */
export const analytics = {
  registrar: (evento: Evento): void => destino?.(evento),
  definirDestino(novo: Destino | undefined): void {
    destino = novo;
  },
};
