import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';

/** The protections of the account, and its open sessions. */
export const segurancaQueries = {
  resumo: () => consulta(chamadas.getSeguranca),
  dispositivos: () => consulta(chamadas.getDispositivos),
  sessoes: () => consulta(chamadas.getSessoes),
  acessos: () => consulta(chamadas.getAcessos),
};
