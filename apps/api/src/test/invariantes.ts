import { conferirLivro } from '../features/livro/conferir-livro.ts';
import { conferirTrilhaDasCotas } from './trilha-das-cotas.ts';
import type { ComBanco } from './trilha-das-vagas.ts';
import { conferirTrilhaDasVagas } from './trilha-das-vagas.ts';
import { conferirTrilhas } from './trilhas.ts';

export type Excecoes = {
  /** Checks of the ledger that a test cannot keep: it breaks them on purpose, or writes entries without their documents. */
  readonly menos?: readonly string[];
};

/**
 * Fails with figures when an invariant of the ledger, or the trail of a thing that has states, does not hold. Every world
 * ends with it (`Mundo.encerrar`), so that a test calls it only to look in between (CONFIABILIDADE 1.2).
 */
export async function conferirInvariantes(mundo: ComBanco, { menos = [] }: Excecoes = {}): Promise<void> {
  const falhas = (await conferirLivro(mundo.aplicacao.deps.db)).filter((i) => !i.ok && !menos.includes(i.chave));
  if (falhas.length > 0)
    throw new Error(
      `ledger invariants broken: ${falhas.map((f) => `${f.chave} ${f.divergencias}/${f.conferidos}`).join(', ')}`,
    );
  await conferirTrilhaDasVagas(mundo);
  await conferirTrilhaDasCotas(mundo);
  await conferirTrilhas(mundo.aplicacao.deps.db);
}
