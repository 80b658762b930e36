import { consulta } from '../../../lib/consultas.ts';

/** What guards the account, and who is in it. */
export const segurancaQueries = {
  resumo: () => consulta('getSeguranca'),
  dispositivos: () => consulta('getDispositivos'),
  sessoes: () => consulta('getSessoes'),
  acessos: () => consulta('getAcessos'),
};
