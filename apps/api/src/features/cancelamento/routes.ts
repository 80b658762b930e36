import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Manipuladores } from '../../http/rotas.ts';
import { cancelarMembro } from './cancelar-membro.ts';
import { getCancelamentoInformacoes } from './get-cancelamento-informacoes.ts';
import { getCancelamentoMembro } from './get-cancelamento-membro.ts';
import { getEconomiaCancelamento } from './get-economia-cancelamento.ts';
import { getMotivosDoGrupo } from './get-motivos-do-grupo.ts';
import { getMotivosMembro } from './get-motivos-membro.ts';
import { reverterCancelamento } from './reverter-cancelamento.ts';
import { updateDestinoReembolso } from './update-destino-reembolso.ts';

export const rotasDeCancelamento: Manipuladores<typeof cancelamento> = {
  getCancelamentoInformacoes,
  getEconomiaCancelamento,
  getMotivosMembro,
  getMotivosDoGrupo,
  getCancelamentoMembro,
  cancelarMembro,
  updateDestinoReembolso,
  reverterCancelamento,
};
