import type { Deps } from '../../http/deps.ts';
import { lerConferencia } from './jobs.ts';
import { ultimoSelo } from './selo.ts';

/** What the last check of the ledger found: it runs in a worker, whose memory the process that is asked does not see. */
export const medirLivro = async ({ db, metricas }: Deps): Promise<void> => {
  const { invariantes = [] } = (await lerConferencia(db)) ?? {};
  for (const { chave, divergencias } of invariantes) metricas.livro.set({ invariante: chave }, divergencias);
  metricas.lacre.set((await ultimoSelo(db))?.sequencia ?? 0);
};
