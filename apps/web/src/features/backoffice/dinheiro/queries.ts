import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Money that waits for a person, and the dispute behind a case. */
export const dinheiroQueries = {
  parado: () => daFila(consulta(chamadas.getDinheiroParado)),
  disputa: (id: number) => consulta(chamadas.getDisputa, { params: { id } }),
};
