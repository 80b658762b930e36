import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { figurasDoLivro } from '../conferir-livro.ts';
import type { Conferida } from '../jobs.ts';
import { conferirEGuardar, lerConferencia } from '../jobs.ts';

/** The findings of the last check of the ledger, with the ledger's figures now (CONFIABILIDADE 1.2). */
export const getLivro = async ({ deps }: ContextoUsuario) => {
  const { conferidaEm, invariantes } = (await lerConferencia(deps.db)) ?? (await primeira(deps));
  const { contas, transacoes, partidas, lacradas } = await figurasDoLivro(deps.db);
  return {
    conferidoEm: conferidaEm,
    invariantes: invariantes.map(({ chave, ok, divergencias, texto }) => ({ chave, ok, divergencias, texto })),
    contas,
    transacoes,
    partidas,
    lacradas,
  };
};

/** Nothing was checked yet: then now. */
const primeira = async (deps: Deps): Promise<Pick<Conferida, 'conferidaEm' | 'invariantes'>> => ({
  invariantes: await conferirEGuardar(deps, { completa: true }),
  conferidaEm: deps.relogio.agora(),
});
