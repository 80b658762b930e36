import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Withdrawals that wait for a decision. */
export const mesaDeRetiradasQueries = {
  retiradas: () => daFila(consulta(chamadas.getRetiradasEmRevisao)),
};
