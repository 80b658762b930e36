import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';

/** Series, as the operation reads them. */
export const mesaDasSeriesQueries = {
  series: () => consulta(chamadas.listSeriesDaOperacao),
};
