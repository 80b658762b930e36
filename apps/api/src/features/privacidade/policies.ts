import type { privacidade } from '@rateia/contracts/privacidade';
import type { Politicas } from '../../http/politicas.ts';

const QUALQUER = ['usuario'] as const;
const DONO = ['dono'] as const;
const VISITANTE = ['visitante'] as const;

/** Who may make each call (REGRAS 2.15): everybody exports and deletes what is his own. */
export const politicasDePrivacidade: Politicas<keyof typeof privacidade> = {
  getPoliticas: VISITANTE,
  getAceites: QUALQUER,
  aceitarPolitica: QUALQUER,
  getPoliticaMarketing: QUALQUER,
  aceitarMarketing: QUALQUER,
  guardarConsentimentoCookies: VISITANTE,
  vincularConsentimentoCookies: QUALQUER,
  getIdentificador: QUALQUER,
  updateIdentificador: QUALQUER,
  getDadosGuardados: QUALQUER,
  createExportacao: QUALQUER,
  getExportacoes: QUALQUER,
  criarLinkExportacao: DONO,
  baixarExportacao: VISITANTE,
  getExclusao: QUALQUER,
  enviarPinExclusao: QUALQUER,
  excluirDados: DONO,
  desfazerExclusao: QUALQUER,
};
