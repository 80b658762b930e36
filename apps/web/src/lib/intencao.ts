import { novaChave } from './api-client.ts';

/** One thing that a person wants done, with its idempotency key. */
export interface Intencao {
  readonly dados: readonly unknown[];
  readonly chave: string;
}

/**
 * The same thing wanted again has the same key until it was done: when nothing came back, or it is not known what came of
 * it, the server does it once. What was refused changed nothing, so its key is still free (CONFIABILIDADE 1.4; ADR 017).
 */
export function intencaoDe(atual: Intencao | undefined, dados: readonly unknown[]): Intencao {
  const mesma = atual?.dados.length === dados.length && dados.every((dado, i) => Object.is(dado, atual.dados[i]));
  return mesma ? atual : { dados, chave: novaChave() };
}
