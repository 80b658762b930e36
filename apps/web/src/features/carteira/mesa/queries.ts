import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Authorisations of Pix programado, as the operation reads them. */
export const mesaDosProgramadosQueries = { programados: () => daFila(consulta(chamadas.getProgramados)) };
