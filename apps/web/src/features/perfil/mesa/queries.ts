import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Reported problems that wait for an answer. */
export const mesaDeChamadosQueries = {
  chamados: () => daFila(consulta(chamadas.getFilaDeChamados)),
};
