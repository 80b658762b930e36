import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Late months, as the operation reads them. */
export const mesaDeCobrancasQueries = {
  cobrancas: () => daFila(consulta(chamadas.getCobrancas)),
};

/** The reasons of members who leave, as the operation reads them. */
export const mesaDasSaidasQueries = { saidas: () => daFila(consulta(chamadas.getSaidas)) };
