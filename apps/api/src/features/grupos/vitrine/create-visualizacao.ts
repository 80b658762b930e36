import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirNoGrupo } from '../papeis.ts';

/** Notes that the user looked at a group; the last time counts (spec B§7 grupo/visualizacao). */
export async function createVisualizacao(
  ctx: ContextoUsuario,
  { body: { idGrupo } }: Recebida<typeof grupos.createVisualizacao>,
): Promise<void> {
  const { grupo } = await exigirNoGrupo(ctx.db, { ctx, grupoId: idGrupo, chamada: 'createVisualizacao' });
  await ctx.db
    .insertInto('visualizacoes')
    .values({ usuario_id: ctx.usuario.id, grupo_id: grupo.id, vista_em: ctx.agora })
    .onConflict((c) => c.columns(['usuario_id', 'grupo_id']).doUpdateSet({ vista_em: ctx.agora }))
    .execute();
}
