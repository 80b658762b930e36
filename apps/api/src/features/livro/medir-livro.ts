import type { Deps } from '../../http/deps.ts';
import { ultimoSelo } from './selo.ts';
import { lerConferencia } from './tarefas.ts';

/**
 * Reports the findings of the last check of the ledger. The check runs in a worker, and the process that answers does
 * not see its memory.
 */
export async function medirLivro({ db, metricas }: Deps): Promise<void> {
  const { invariantes = [] } = (await lerConferencia(db)) ?? {};
  for (const { chave, divergencias } of invariantes) metricas.livro.set({ invariante: chave }, divergencias);
  metricas.lacre.set((await ultimoSelo(db))?.sequencia ?? 0);
}
