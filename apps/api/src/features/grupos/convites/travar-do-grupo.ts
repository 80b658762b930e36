import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Convite } from './convites-repository.ts';
import { travarConvite } from './convites-repository.ts';

/** The facts that every step of the administrator on an invitation has. */
export const passoDe = ({ id, estado, forma, usos, usosMaximos }: Convite, { agora, usuario }: ContextoUsuario) =>
  ({
    id,
    de: estado,
    quem: 'administrador',
    usuarioId: usuario.id,
    agora,
    contexto: { forma, restam: usosMaximos - usos },
  }) as const;

/** An invitation of a group, held for a step of its administrator. */
export const travarDoGrupo = async (
  trx: Trx,
  ctx: ContextoUsuario,
  p: { readonly id: number; readonly idConvite: number; readonly chamada: 'reenviarConvite' | 'retirarConvite' },
): Promise<Convite> => {
  await exigirNoGrupo(trx, { ctx, grupoId: p.id, chamada: p.chamada });
  const convite = await travarConvite(trx, p.idConvite);
  return convite?.grupoId === p.id ? convite : recusar('naoEncontrado');
};
