export type Bilhete = {
  /** Settles when everybody who came before is gone; fails when that takes too long, or after `sair`. */
  readonly chegarAVez: () => Promise<void>;
  /** Leaves the queue, served or not. Leaving twice is leaving once. */
  readonly sair: () => void;
  /** Leaves, unless his turn is being used. */
  readonly desistir: () => void;
};
export type Filas = {
  /** Draws a ticket of the queue of `chave`: turns come in the order of these calls, one at a time. Its holder leaves. */
  readonly entrar: (chave: string) => Bilhete;
  /** Queues that anybody stands in. */
  readonly abertas: () => number;
};

/** A turn that did not come: the queue was too long, or the waiting request is gone. */
export class VezPerdida extends Error {}

type NaFila = { readonly abrir: () => void };

/**
 * One queue per key, in this process alone, first come, first served. A request that waits here holds no connection of
 * the database, so those that are being served always find one. An empty queue is forgotten. A request stands in its
 * queue for `esperaMs` at most.
 */
export function criarFilas({ esperaMs }: { readonly esperaMs: number }): Filas {
  const filas = new Map<string, Set<NaFila>>();
  function entrar(chave: string): Bilhete {
    const vez = Promise.withResolvers<void>();
    // The turn may be lost while no request waits for it: a request can be refused before it asks for its turn.
    vez.promise.catch(() => undefined);
    const eu: NaFila = { abrir: vez.resolve };
    const fila = filas.get(chave) ?? new Set<NaFila>();
    filas.set(chave, fila.add(eu));
    if (fila.size === 1) eu.abrir();
    function sair(): void {
      const primeiro = primeiroDe(fila) === eu;
      if (!fila.delete(eu)) return;
      vez.reject(new VezPerdida());
      if (fila.size === 0) filas.delete(chave);
      else if (primeiro) primeiroDe(fila)?.abrir();
    }
    let servido = false;
    async function chegarAVez(): Promise<void> {
      const prazo = setTimeout(sair, esperaMs);
      try {
        await vez.promise;
      } finally {
        clearTimeout(prazo);
      }
      if (!fila.has(eu)) throw new VezPerdida();
      servido = true;
    }
    function desistir(): void {
      if (!servido) sair();
    }
    return { chegarAVez, sair, desistir };
  }
  return { entrar, abertas: () => filas.size };
}

function primeiroDe(fila: ReadonlySet<NaFila>): NaFila | undefined {
  return fila.values().next().value;
}
