import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirNoGrupo } from '../papeis.ts';
import { exigirMembroDoGrupo } from './membro-do-grupo.ts';

/** The address to which a member is invited; null where no invitation is to be sent (spec B§7; REGRAS 2.15). */
export async function getEmailConvite(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof grupos.getEmailConvite>,
): Promise<Resposta<typeof grupos.getEmailConvite>> {
  const { grupo } = await exigirNoGrupo(ctx.db, { ctx, grupoId: params.id, chamada: 'getEmailConvite' });
  const { membro } = await exigirMembroDoGrupo(ctx, { grupo, assinaturaId: params.memberId });
  return { email: membro.emailDoConvite, paisDaResidencia: membro.paisDaResidencia };
}
