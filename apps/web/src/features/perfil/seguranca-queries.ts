import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** What guards the account, and who is in it. */
export const segurancaQueries = {
  resumo: () => consulta(chamadas.getSeguranca),
  dispositivos: () => consulta(chamadas.getDispositivos),
  sessoes: () => consulta(chamadas.getSessoes),
  acessos: () => consulta(chamadas.getAcessos),
};
