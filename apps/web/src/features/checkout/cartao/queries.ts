import * as chamadas from '@rateia/contracts/chamadas';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { consulta, consultaSeguida } from '../../../lib/consultas.ts';

export type CartaoSalvo = RespostaDe<'getCartoes'>['cartoes'][number];

export const cartaoQueries = {
  campos: () => consulta(chamadas.getCamposDoCartao),
  cartoes: () => consulta(chamadas.getCartoes),
  /** The card that pays by itself, and the groups that it pays. */
  recorrente: () => consulta(chamadas.getCartaoRecorrente),
  /** The same, asked for again while the bank holds the amount. */
  acompanharCartoes: () => consultaSeguida(chamadas.getCartoes),
  dadosFiscais: () => consulta(chamadas.getDadosFiscais),
};
