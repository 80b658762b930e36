import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Referrals, as the operation reads them. */
export const mesaDeIndicacoesQueries = {
  indicacoes: () => daFila(consulta(chamadas.getIndicacoesDaMesa, { query: {} })),
};
