import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Results that wait for a person, and prizes to fetch. */
export const mesaDosPremiosQueries = {
  resultados: () => daFila(consulta(chamadas.getResultadosAResolver)),
  premios: () => daFila(consulta(chamadas.getPremiosAReceber)),
};
