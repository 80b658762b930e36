import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { avaliarGrupo } from './avaliar-grupo.ts';
import { moverGrupo } from './mover-grupo.ts';

/** The administrator starts with the members there are, at least 2 (REGRAS 2.1: 1 → 2); all paid already: on to 3. */
export async function iniciarGrupo(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<{ readonly statusId: number }> {
  return await emTransacao(ctx.db, async (trx) => {
    await exigirNoGrupo(trx, { ctx, grupoId: id, chamada: 'iniciarGrupo' });
    const { agora, usuario } = ctx;
    const r = await moverGrupo(trx, ctx.deps, {
      grupoId: id,
      evento: 'iniciar',
      quem: 'administrador',
      usuarioId: usuario.id,
      agora,
    });
    if (!r.ok) return recusar('transicaoRecusada', { dados: { motivo: r.recusa.codigo } });
    return { statusId: (await avaliarGrupo(trx, ctx.deps, id, agora)) ?? r.para };
  });
}
