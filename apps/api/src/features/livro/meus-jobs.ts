import { servir } from '../../db/fila.ts';
import { ultimoSelo } from './selo.ts';
import { conferirEGuardar, lacrarLivro } from './jobs.ts';
import type { Deps } from '../../http/deps.ts';
import { CONFERIR_LIVRO, LACRAR_LIVRO } from './agenda.ts';

/** Seals finished transactions, and checks the ledger: every minute what is new, nightly everything (CONFIABILIDADE 1.2). */
export const tarefasDoLivro = (deps: Deps) => [
  servir(LACRAR_LIVRO, () => lacrarLivro(deps.db)),
  servir(CONFERIR_LIVRO, async ({ completa }) => {
    await lacrarLivro(deps.db);
    const feita = await conferirEGuardar(deps, { completa });
    const falhas = feita.filter((i) => !i.ok);
    if (falhas.length > 0) deps.log.error({ falhas }, 'ledger invariants broken');
    // Where logs are kept away from the database, this is the figure that a chain cut at its end is held against.
    if (completa) deps.log.info({ selo: await ultimoSelo(deps.db) }, 'ledger checked');
  }),
];
