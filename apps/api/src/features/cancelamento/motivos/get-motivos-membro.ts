import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { MOTIVOS } from './motivos.ts';

type PorConsulta = typeof cancelamento.getMotivosMembro;

/** Reasons a member may give (spec B§7). */
export async function getMotivosMembro(
  ctx: ContextoUsuario,
  { query }: Recebida<PorConsulta>,
): Promise<Resposta<PorConsulta>> {
  await exigirMembro(ctx, query.idGrupo, 'getMotivosMembro');
  return MOTIVOS;
}
