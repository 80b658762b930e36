import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { consulta, respondeATela } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';

export type Carrinho = RespostaDe<'getCarrinho'>;
export type CarrinhoReservado = RespostaDe<'getPreCheckoutCarrinho'>;

/** The screen shows these itself: no dialog over it. */
const daReserva = recusas(['reservaExpirada', 'naoEncontrado'], () => undefined);

export const carrinhoQueries = {
  carrinho: () => consulta(chamadas.getCarrinho),
  reservado: (id: number) =>
    queryOptions({
      ...consulta(chamadas.getPreCheckoutCarrinho, { params: { id } }),
      ...respondeATela<'getPreCheckoutCarrinho'>(daReserva),
    }),
  meios: (valor: number) => consulta(chamadas.getMeioPagamento, { query: { valor } }),
};
