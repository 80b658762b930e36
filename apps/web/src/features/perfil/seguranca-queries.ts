import { consulta } from '../../lib/consultas.ts';

/** The protections of the account, and its open sessions. */
export const segurancaQueries = {
  resumo: () => consulta('getSeguranca'),
  dispositivos: () => consulta('getDispositivos'),
  sessoes: () => consulta('getSessoes'),
  acessos: () => consulta('getAcessos'),
};
