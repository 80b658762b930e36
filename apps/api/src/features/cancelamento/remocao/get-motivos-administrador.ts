import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { MOTIVOS_DE_REMOCAO } from '@rateia/domain/cancelamento/administrador';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembroDoGrupo } from './exigir-membro-do-grupo.ts';

type Contrato = typeof cancelamento.getMotivosAdministrador;

/** Reasons that an administrator may give for removing a member (spec B§7). */
export async function getMotivosAdministrador(
  ctx: ContextoUsuario,
  { params: { id: grupoId, memberId: assinaturaId } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  await exigirMembroDoGrupo(ctx, { grupoId, assinaturaId, chamada: 'getMotivosAdministrador' });
  return { motivos: MOTIVOS_DE_REMOCAO.map((motivo) => ({ ...motivo })) };
}
