import { vendavel } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';

/** Asks to be told when a seat of a full group opens; asking again after a call begins at the end (REGRAS 2.10). */
export async function createInteresse(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<void> {
  const { db, usuario, agora } = ctx;
  const { grupo, relacao } = await exigirNoGrupo(db, { ctx, grupoId: id, chamada: 'createInteresse' });
  if (relacao === 'administrador') recusar('administradorNaoAssina');
  if (relacao === 'membro') recusar('jaParticipa');
  if (vendavel(grupo.status) && grupo.livres > 0) recusar('temVagaAgora');
  await db
    .insertInto('interesses')
    .values({ grupo_id: id, usuario_id: usuario.id, em: agora })
    .onConflict((c) =>
      c
        .columns(['grupo_id', 'usuario_id'])
        .doUpdateSet({ em: agora, avisado_em: null })
        .where('interesses.avisado_em', 'is not', null),
    )
    .execute();
}
