import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Manipuladores } from '../../http/rotas.ts';
import { getInadimplencia } from './atraso/get-inadimplencia.ts';
import { updateMotivoInadimplencia } from './atraso/update-motivo-inadimplencia.ts';
import { getCancelamentoAdministrador } from './fim/get-cancelamento-administrador.ts';
import { getCancelamentoNovo } from './fim/get-cancelamento-novo.ts';
import { reverterCancelamentoAdministrador } from './fim/reverter-cancelamento-administrador.ts';
import { createMotivoMembro } from './motivos/create-motivo-membro.ts';
import { getMotivosDoGrupo } from './motivos/get-motivos-do-grupo.ts';
import { getMotivosMembro } from './motivos/get-motivos-membro.ts';
import { updateDestinoReembolso } from './reembolso/update-destino-reembolso.ts';
import { cancelarAdministrador } from './remocao/cancelar-administrador.ts';
import { getCancelamentoAdministradorMembro } from './remocao/get-cancelamento-administrador-membro.ts';
import { getMauUso } from './remocao/get-mau-uso.ts';
import { getMotivosAdministrador } from './remocao/get-motivos-administrador.ts';
import { cancelarMembro } from './saida/cancelar-membro.ts';
import { getCancelamentoInformacoes } from './saida/get-cancelamento-informacoes.ts';
import { getCancelamentoMembro } from './saida/get-cancelamento-membro.ts';
import { getEconomiaCancelamento } from './saida/get-economia-cancelamento.ts';
import { reverterCancelamento } from './saida/reverter-cancelamento.ts';

export const rotasDeCancelamento: Manipuladores<typeof cancelamento> = {
  getCancelamentoInformacoes,
  getEconomiaCancelamento,
  getMotivosMembro,
  getMotivosDoGrupo,
  createMotivoMembro,
  getCancelamentoMembro,
  cancelarMembro,
  updateDestinoReembolso,
  reverterCancelamento,
  getCancelamentoAdministradorMembro,
  getMotivosAdministrador,
  cancelarAdministrador,
  getMauUso,
  getInadimplencia,
  updateMotivoInadimplencia,
  getCancelamentoAdministrador,
  getCancelamentoNovo,
  reverterCancelamentoAdministrador,
};
