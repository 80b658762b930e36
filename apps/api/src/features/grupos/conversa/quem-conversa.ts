import type { Executor, Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { politicas } from '../policies.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { acharAssinatura } from '../repository.ts';

/** Both sides of a conversation: the member's own, or the one of a member whom the administrator names. */
export async function quemConversa(
  db: Executor | Trx,
  ctx: ContextoUsuario,
  p: { readonly grupoId: number; readonly idAssinatura: number | undefined; readonly chamada: keyof typeof politicas },
): Promise<{ readonly grupo: Grupo; readonly assinatura: Assinatura; readonly papel: 'membro' | 'administrador' }> {
  const { grupo, assinatura: minha } = await exigirNoGrupo(db, { ctx, grupoId: p.grupoId, chamada: p.chamada });
  if (minha !== undefined) return { grupo, assinatura: minha, papel: 'membro' };
  const dele = p.idAssinatura === undefined ? undefined : await acharAssinatura(db, p.idAssinatura);
  if (dele?.grupoId !== grupo.id) return recusar('naoEncontrado');
  return { grupo, assinatura: dele, papel: 'administrador' };
}
