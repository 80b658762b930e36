import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';

/** Plus, and the ways to pay a month of it. */
export const plusQueries = {
  plus: () => consulta(chamadas.getPlus),
  meios: (valor: number) => consulta(chamadas.getMeioPagamento, { query: { valor } }),
};
