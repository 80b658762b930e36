import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { getExclusaoPedida } from './exclusao/exclusao-repository.ts';
import { impedimentosDaPedida } from './exclusao/impedimentos.ts';

const LIMITE = 10;

/** A person's requests about his own data, newest first: copies, and the end of the account (REGRAS 2.15, 2.17). */
export async function pedidosDaPessoa(db: Executor, deps: Pick<Deps, 'regras'>, usuarioId: number) {
  const copias = await db
    .selectFrom('exportacoes')
    .select(['estado', 'pedida_em as pedidaEm', 'pronta_em as prontaEm', 'expira_em as expiraEm'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(LIMITE)
    .execute();
  const exclusoes = await db
    .selectFrom('exclusoes')
    .select([
      'estado',
      'pedida_em as pedidaEm',
      'executa_em as executaEm',
      'encerrada_em as encerradaEm',
      'motivo_parada as motivoParada',
    ])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id', 'desc')
    .limit(LIMITE)
    .execute();
  const emCurso = await getExclusaoPedida(db, usuarioId);
  // Amounts are for operators who work with money; the obstacles are enough for an answer.
  const impedimentos =
    emCurso === undefined ? [] : await impedimentosDaPedida(db, { ...emCurso, regras: await deps.regras() });
  return { copias, exclusoes, impedimentos: [...new Set(impedimentos.map(({ tipo }) => tipo))] };
}
