import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** The reasons of members who leave, as the operation reads them. */
export const mesaDasSaidasQueries = { saidas: () => daFila(consulta(chamadas.getSaidas)) };
