import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Limits and times away, as the operation reads them. */
export const mesaDoJogoQueries = { jogo: () => daFila(consulta(chamadas.getJogoDaOperacao)) };
