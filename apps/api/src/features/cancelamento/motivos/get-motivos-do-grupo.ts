import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { motivosDe } from './motivos.ts';

/** The same, addressed by group (spec B§7 lists both). */
export async function getMotivosDoGrupo(
  ctx: ContextoUsuario,
  { params }: Recebida<PorGrupo>,
): Promise<Resposta<PorGrupo>> {
  return await motivosDe(ctx, await exigirMembro(ctx, params.id, 'getMotivosDoGrupo'));
}

type PorGrupo = typeof cancelamento.getMotivosDoGrupo;
