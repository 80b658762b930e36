import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { MOTIVOS_DO_MEMBRO } from '@rateia/domain/cancelamento/regras';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { exigirMembro } from './exigir-membro.ts';

type PorConsulta = typeof cancelamento.getMotivosMembro;

export const MOTIVOS = { motivos: MOTIVOS_DO_MEMBRO.map((motivo) => ({ ...motivo })) };

/** Reasons a member may give (spec B§7). */
export const getMotivosMembro = async (
  ctx: ContextoUsuario,
  { query }: Recebida<PorConsulta>,
): Promise<Resposta<PorConsulta>> => {
  await exigirMembro(ctx, query.idGrupo, 'getMotivosMembro');
  return MOTIVOS;
};
