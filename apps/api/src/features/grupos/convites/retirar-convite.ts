import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { MAQUINA_CONVITE } from '@rateia/domain/grupos/convite';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import { cancelarPrazos } from '../../../db/prazos.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONVITE_EXPIRA } from '../agenda.ts';
import { passoDe, travarDoGrupo } from './travar-do-grupo.ts';
import { soltarVagaGuardada } from './vaga-guardada.ts';

/** Nobody enters by it any more, not even a person who accepted it and has no seat yet (REGRAS 2.26). */
export async function retirarConvite(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof grupos.retirarConvite>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const travado = await travarDoGrupo(trx, ctx, { ...params, chamada: 'retirarConvite' });
    const movido = await mover(trx, MAQUINA_CONVITE, { ...passoDe(travado, ctx), evento: 'retirar' });
    const { convite } = travado;
    if (!movido.ok) recusar('transicaoRecusada');
    await cancelarPrazos(trx, { tipos: [CONVITE_EXPIRA], alvoId: convite.id });
    const { grupoId, id: conviteId } = convite;
    await soltarVagaGuardada(trx, ctx.deps, { grupoId, conviteId, agora: ctx.agora });
  });
}
