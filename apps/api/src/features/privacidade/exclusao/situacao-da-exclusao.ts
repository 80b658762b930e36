import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import { totalDoResto } from '@rateia/domain/carteira/renuncia';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { getExclusaoPedida } from './exclusao-repository.ts';
import { impedimentosDe, restoDe } from './impedimentos.ts';

export type SituacaoDaExclusao = Resposta<typeof privacidade.getExclusao>;

/** The state of the deletion, and its obstacles (spec A§2 /excluir-conta). */
export async function situacaoDaExclusao(
  db: Executor,
  deps: Pick<Deps, 'regras'>,
  usuarioId: number,
): Promise<SituacaoDaExclusao> {
  const regras = await deps.regras();
  const pedida = await getExclusaoPedida(db, usuarioId);
  return {
    situacao:
      pedida === undefined
        ? null
        : { pedidaEm: pedida.pedidaEm, executaEm: pedida.executaEm, renuncia: totalDoResto(pedida.renuncia) },
    renuncia: totalDoResto(await restoDe(db, usuarioId, regras)),
    impedimentos: [...(await impedimentosDe(db, usuarioId, regras))],
  };
}
