import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Convite } from './convites-repository.ts';
import { travarConvite } from './convites-repository.ts';

type Travado = { readonly convite: Convite; readonly quem: 'administrador' | 'membro' };

/** The facts that every step of an inviter on an invitation has. */
export function passoDe({ convite, quem }: Travado, { agora, usuario }: ContextoUsuario) {
  const { id, estado: de, forma, usos, usosMaximos } = convite;
  return { id, de, quem, usuarioId: usuario.id, agora, contexto: { forma, restam: usosMaximos - usos } } as const;
}

/** An invitation of a group, held for a step of its administrator or of the member who invited (REGRAS 2.26). */
export async function travarDoGrupo(
  trx: Trx,
  ctx: ContextoUsuario,
  p: { readonly id: number; readonly idConvite: number; readonly chamada: 'reenviarConvite' | 'retirarConvite' },
): Promise<Travado> {
  const { relacao } = await exigirNoGrupo(trx, { ctx, grupoId: p.id, chamada: p.chamada });
  const convite = await travarConvite(trx, p.idConvite);
  if (convite?.grupoId !== p.id) return recusar('naoEncontrado');
  if (relacao === 'administrador') return { convite, quem: 'administrador' };
  return convite.convidadoPor === ctx.usuario.id ? { convite, quem: 'membro' } : recusar('transicaoRecusada');
}
