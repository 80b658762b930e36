import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { motivosDe } from './motivos.ts';

type PorConsulta = typeof cancelamento.getMotivosMembro;

/** Reasons a member may give, each with its answer (spec B§7). */
export async function getMotivosMembro(
  ctx: ContextoUsuario,
  { query }: Recebida<PorConsulta>,
): Promise<Resposta<PorConsulta>> {
  return await motivosDe(ctx, await exigirMembro(ctx, query.idGrupo, 'getMotivosMembro'));
}
