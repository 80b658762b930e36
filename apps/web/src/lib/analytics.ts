/** One event of the product (spec 1, §8: every error is one; spec 2, §2: the search; spec 2, §3: a group as it is seen). */
export interface Evento {
  categoria: string;
  acao: string;
  rotulo?: string;
  /** What the event is about. Never a name, an address or a document of a person. */
  dados?: Readonly<Record<string, string | number | boolean>>;
}

type Destino = (evento: Evento) => void;

let destino: Destino | undefined;

/**
 * Where events go: nowhere, until somebody has consented and this copy of the product has a tag manager. What happened
 * before is not told afterwards.
 */
export const analytics = {
  registrar: (evento: Evento): void => destino?.(evento),
  definirDestino(novo: Destino | undefined): void {
    destino = novo;
  },
};
