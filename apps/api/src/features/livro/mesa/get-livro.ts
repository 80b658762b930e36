import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Deps } from '../../../http/deps.ts';
import { figurasDoLivro } from '../figuras-do-livro.ts';
import type { Conferida } from '../tarefas.ts';
import { conferirEGuardar, lerConferencia } from '../tarefas.ts';

/** The findings of the last check of the ledger, with the ledger's figures now (CONFIABILIDADE 1.2). */
export async function getLivro({ deps }: ContextoUsuario) {
  const { conferidaEm, invariantes } = (await lerConferencia(deps.db)) ?? (await primeira(deps));
  const { contas, transacoes, partidas, lacradas } = await figurasDoLivro(deps.db);
  return {
    conferidoEm: conferidaEm,
    invariantes: invariantes.map(({ chave, ok, divergencias, texto, detalhe }) => ({
      chave,
      ok,
      divergencias,
      texto: detalhe === undefined ? texto : `${texto} (${detalhe})`,
    })),
    contas,
    transacoes,
    partidas,
    lacradas,
  };
}

/** Without a check so far, one runs now. */
async function primeira(deps: Deps): Promise<Pick<Conferida, 'conferidaEm' | 'invariantes'>> {
  return {
    invariantes: await conferirEGuardar(deps, { completa: true }),
    conferidaEm: deps.relogio.agora(),
  };
}
