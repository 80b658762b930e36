import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Politicas } from '../../http/politicas.ts';

const MEMBRO = ['membro'] as const;
const ADMINISTRADOR = ['administrador'] as const;

/** A member leaves his own seat; the administrator of its group may end it too (REGRAS 2.9, 2.15). */
export const politicasDeCancelamento: Politicas<keyof typeof cancelamento> = {
  getCancelamentoInformacoes: MEMBRO,
  getEconomiaCancelamento: MEMBRO,
  getMotivosMembro: MEMBRO,
  getMotivosDoGrupo: MEMBRO,
  createMotivoMembro: MEMBRO,
  getCancelamentoMembro: MEMBRO,
  cancelarMembro: MEMBRO,
  updateDestinoReembolso: MEMBRO,
  reverterCancelamento: MEMBRO,
  getCancelamentoAdministradorMembro: ADMINISTRADOR,
  getMotivosAdministrador: ADMINISTRADOR,
  cancelarAdministrador: ADMINISTRADOR,
  getCancelamentoAdministrador: ADMINISTRADOR,
  getCancelamentoNovo: ADMINISTRADOR,
  reverterCancelamentoAdministrador: ADMINISTRADOR,
  // The link itself decides, and there is nobody to ask for a login.
  getInadimplencia: ['visitante'],
  updateMotivoInadimplencia: ['visitante'],
  getMauUso: ['membro', 'administrador'],
};
