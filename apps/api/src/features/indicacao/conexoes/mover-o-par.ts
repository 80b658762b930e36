import type { EventoConexao, SituacaoNaRede } from '@rateia/domain/indicacao/rede';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { moverConexao } from './mover-conexao.ts';

/** A call that only moves the pair of the person and another one by an event of the machine (spec B§7 network). */
export function moverOPar(evento: EventoConexao) {
  return async (
    ctx: ContextoUsuario,
    { params }: { readonly params: { readonly idUsuario: number } },
  ): Promise<{ readonly situacao: SituacaoNaRede }> =>
    await emTransacao(ctx.db, async (trx) => ({
      situacao: await moverConexao(trx, ctx, { outro: params.idUsuario, evento }),
    }));
}
