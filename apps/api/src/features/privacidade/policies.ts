import type { privacidade } from '@rateia/contracts/privacidade';
import type { Politicas } from '../../http/politicas.ts';

const QUALQUER = ['usuario'] as const;
const DONO = ['dono'] as const;
const VISITANTE = ['visitante'] as const;

/** Roles that may make each call (REGRAS 2.15): each person exports and deletes only his own data. */
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
