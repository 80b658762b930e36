import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';

/** Takes the wish to be told back; a person who never asked answers the same (REGRAS 2.10). */
export async function deleteInteresse(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<void> {
  const { db, usuario } = ctx;
  await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'deleteInteresse' });
  await db.deleteFrom('interesses').where('grupo_id', '=', id).where('usuario_id', '=', usuario.id).execute();
}
