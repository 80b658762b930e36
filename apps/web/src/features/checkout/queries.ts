import * as chamadas from '@rateia/contracts/chamadas';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { consulta, consultaSeguida, respondeATela } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';

export type Pagamento = RespostaDe<'getPagamentoStatus'>;
export type PreCheckout = RespostaDe<'getPreCheckout'>;

/** A Pix is asked for every 2 s (spec 2, §7). An expired one may still have been paid: it is asked for now and then. */
const DEZ_SEGUNDOS = 10_000;

/** The screen shows these itself: no dialog over it. */
const daReserva = recusas(['reservaExpirada', 'naoEncontrado'], () => undefined);
const doPagamento = respondeATela<'getPagamentoStatus'>(recusas(['naoEncontrado'], () => undefined));

export const checkoutQueries = {
  preCheckout: (id: number) =>
    queryOptions({
      ...consulta(chamadas.getPreCheckout, { params: { id } }),
      ...respondeATela<'getPreCheckout'>(daReserva),
    }),
  /** The price with a method's cost. */
  taxas: (idPreCheckout: number, meioPagamento: number) =>
    queryOptions({
      ...consulta(chamadas.taxasDaAssinatura, { body: { idPreCheckout, meioPagamento } }),
      ...respondeATela<'taxasDaAssinatura'>(daReserva),
    }),
  meios: ({ valor, idGrupo }: { readonly valor: number; readonly idGrupo: number }) =>
    consulta(chamadas.getMeioPagamento, { query: { valor, idGrupo } }),
  /** The CPF that pays, and the fiscal data that a method still needs. */
  cpfDaCompra: (compra: { readonly para: 'grupo' | 'saldo'; readonly meioPagamento?: number }) =>
    consulta(chamadas.getCpfCompra, { query: compra }),
  grupo: (id: number) => consulta(chamadas.getGrupo, { params: { id }, query: {} }),
  /** The group and the reader's place in it, after he paid: one who waits has the day on which he enters. */
  minhaVaga: (id: number) => consulta(chamadas.getGrupoMembro, { params: { id } }),
  fatura: (id: number) => consulta(chamadas.getFatura, { params: { id } }),
  fidelidade: (id: number) => consulta(chamadas.getFidelidade, { params: { id } }),
  privados: () => consulta(chamadas.getGruposPrivados),
  credito: () => consulta(chamadas.getCredito),
  pagamento: (id: string) =>
    queryOptions({ ...consulta(chamadas.getPagamentoStatus, { params: { id } }), ...doPagamento }),
  /** The same payment, asked for again until it is settled. */
  acompanharPagamento: (id: string) =>
    queryOptions({
      ...consultaSeguida(chamadas.getPagamentoStatus, { params: { id } }),
      ...doPagamento,
      refetchInterval: ({ state }) => intervalo(state.data?.estado),
    }),
};

function intervalo(estado: Pagamento['estado'] | undefined): number | false {
  if (estado === undefined || PAGAMENTO_ABERTO.includes(estado)) return POLLING_MS;
  return estado === ID_ESTADO_PAGAMENTO.expirado ? DEZ_SEGUNDOS : false;
}
