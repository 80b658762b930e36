import type { Executor } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { assinaturaVivaDe } from '../repository.ts';

/** A group that this operator neither runs nor belongs to: nobody decides on his own matter (REGRAS 2.15). */
export async function exigirGrupoAlheio(db: Executor, { usuario }: ContextoUsuario, grupoId: number) {
  const grupo =
    (await db
      .selectFrom('grupos')
      .select(['nome', 'status', 'administrador_id as administradorId'])
      .where('id', '=', grupoId)
      .executeTakeFirst()) ?? recusar('grupoNaoEncontrado');
  const propria = await assinaturaVivaDe(db, { grupoId, usuarioId: usuario.id });
  if (grupo.administradorId === usuario.id || propria !== undefined) return recusar('semPermissao');
  return grupo;
}
