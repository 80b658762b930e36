import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../../lib/consultas.ts';
import { daFila } from '../../../../lib/operacao.ts';

/** Groups that change hands, as the operation reads them. */
export const mesaDasSucessoesQueries = { sucessoes: () => daFila(consulta(chamadas.getSucessoesDaMesa)) };
