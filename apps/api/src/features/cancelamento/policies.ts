import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Politicas } from '../../http/politicas.ts';

const MEMBRO = ['membro'] as const;

/** A member leaves his own seat; nobody else does it for him here (REGRAS 2.15). */
export const politicasDeCancelamento: Politicas<keyof typeof cancelamento> = {
  getCancelamentoInformacoes: MEMBRO,
  getEconomiaCancelamento: MEMBRO,
  getMotivosMembro: MEMBRO,
  getMotivosDoGrupo: MEMBRO,
  getCancelamentoMembro: MEMBRO,
  cancelarMembro: MEMBRO,
  updateDestinoReembolso: MEMBRO,
  reverterCancelamento: MEMBRO,
};
