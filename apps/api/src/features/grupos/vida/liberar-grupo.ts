import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { moverGrupo } from './mover-grupo.ts';

/** The administrator declares the service signed (REGRAS 2.1: 3 → 69): the members enter and the access is due. */
export async function liberarGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<{ readonly statusId: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'liberarGrupo' });
    const { agora, usuario } = ctx;
    const r = await moverGrupo(trx, ctx.deps, {
      grupoId: id,
      evento: 'liberar',
      quem: 'administrador',
      usuarioId: usuario.id,
      agora,
    });
    return r.ok ? { statusId: r.para } : recusar('transicaoRecusada', { dados: { motivo: r.recusa.codigo } });
  });
}
