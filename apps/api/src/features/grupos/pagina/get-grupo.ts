import type { Recebida } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { GrupoDetalhe } from './detalhe.ts';
import { detalheDoGrupo } from './detalhe.ts';

/** The page of a group (spec B§2 /grupo/{id}); a private one exists for its own people only (REGRAS 2.15). */
export async function getGrupo(
  ctx: ContextoUsuario,
  { params: { id }, query: { vagas } }: Recebida<typeof grupos.getGrupo>,
): Promise<GrupoDetalhe> {
  const visto = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getGrupo' });
  return await detalheDoGrupo(ctx, { ...visto, vagas });
}
