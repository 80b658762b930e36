import { conferirLivro } from '../db/conferir-livro.ts';
import type { Mundo } from './app.ts';
import { conferirTrilhaDasVagas } from './trilha-das-vagas.ts';
import { conferirTrilhas } from './trilhas.ts';

/** Fails with figures when an invariant of the ledger, or the trail of a thing that has states, does not hold; every API test ends with it (CONFIABILIDADE 1.2). */
export const conferirInvariantes = async (
  mundo: Mundo,
  /** Checks that a test cannot keep, because it writes entries without the documents they belong to. */
  { menos = [] }: { readonly menos?: readonly string[] } = {},
): Promise<void> => {
  const falhas = (await conferirLivro(mundo.aplicacao.deps.db)).filter((i) => !i.ok && !menos.includes(i.chave));
  if (falhas.length > 0)
    throw new Error(
      `ledger invariants broken: ${falhas.map((f) => `${f.chave} ${f.divergencias}/${f.conferidos}`).join(', ')}`,
    );
  await conferirTrilhaDasVagas(mundo);
  await conferirTrilhas(mundo.aplicacao.deps.db);
};
