import { novaChave } from './api-client.ts';

/** One thing that a person wants done, with its idempotency key. */
export interface Intencao {
  readonly dados: readonly unknown[];
  readonly chave: string;
}

/**
 * Gives the same act the same key until it was done. If no answer came, or its outcome is unknown, the server then
 * still does it only once. A refused act changed nothing, so its key is still free (CONFIABILIDADE 1.4; ADR 017).
 */
export function intencaoDe(atual: Intencao | undefined, dados: readonly unknown[]): Intencao {
  const mesma = atual?.dados.length === dados.length && dados.every((dado, i) => Object.is(dado, atual.dados[i]));
  return mesma ? atual : { dados, chave: novaChave() };
}
