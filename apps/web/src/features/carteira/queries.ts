import * as chamadas from '@rateia/contracts/chamadas';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { consulta, consultaSeguida, respondeATela } from '../../lib/consultas.ts';
import { recusas } from '../../lib/erros-api.ts';
import { POLLING_MS } from '../../lib/um-por-vez.ts';
import { aCaminho } from './estorno/devolucao.ts';

export type Saldos = RespostaDe<'getCredito'>['saldos'];
export type Promocional = RespostaDe<'getCredito'>['promocionais'][number];
export type LinhaDoExtrato = RespostaDe<'getExtrato'>['linhas'][number];
export type FaturaDetalhe = RespostaDe<'getFatura'>;
export type Recebimentos = RespostaDe<'obterGruposDoRecebimento'>;
export type Informe = RespostaDe<'getInforme'>;
export type ContaDoExtrato = 'tudo' | 'disponivel' | 'bloqueado' | 'caucao';

/** The part of the statement that is shown: one account, or all, in one month, or ever. */
export interface RecorteDoExtrato {
  readonly conta: ContaDoExtrato;
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
}

const POR_PAGINA = 20;

export const carteiraQueries = {
  credito: () => consulta(chamadas.getCredito),
  recibo: (tipo: 'fatura' | 'credito', id: number) => consulta(chamadas.getRecibo, { params: { tipo, id } }),
  /** The statement, newest first; the next page begins before the last row seen. */
  extrato: (recorte: RecorteDoExtrato) =>
    infiniteQueryOptions({
      queryKey: ['getExtrato', recorte] as const,
      queryFn: ({ pageParam, signal }) =>
        chamar(
          chamadas.getExtrato,
          {
            query: {
              conta: recorte.conta,
              ...(recorte.de === undefined ? {} : { de: recorte.de }),
              ...(recorte.ate === undefined ? {} : { ate: recorte.ate }),
              ...(pageParam === null ? {} : { antesDe: pageParam }),
            },
          },
          { signal },
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ proximo }) => proximo,
    }),
  informe: (ano: number) => consulta(chamadas.getInforme, { params: { ano } }),
  extratoItem: (id: number) => consulta(chamadas.getExtratoItem, { params: { id } }),
  faturasAbertas: () => consulta(chamadas.getFaturas, { query: { filtro: 'abertas', porPagina: 50 } }),
  faturas: () =>
    infiniteQueryOptions({
      queryKey: ['getFaturas', 'todas'] as const,
      queryFn: ({ pageParam, signal }) =>
        chamar(
          chamadas.getFaturas,
          { query: { filtro: 'todas', pagina: pageParam, porPagina: POR_PAGINA } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagina, porPagina, total }) => (pagina * porPagina < total ? pagina + 1 : null),
    }),
  /** The returns of one payment, asked for again while its provider has not said its last word. */
  devolucoes: (id: string) =>
    queryOptions({
      ...consultaSeguida(chamadas.getDevolucoesDoPagamento, { params: { id } }),
      ...respondeATela<'getDevolucoesDoPagamento'>(recusas(['naoEncontrado'], () => undefined)),
      refetchInterval: ({ state }) => (state.data?.devolucoes.some(aCaminho) === true ? POLLING_MS : false),
    }),
  fatura: (id: number) => consulta(chamadas.getFatura, { params: { id } }),
  recebimentos: () => consulta(chamadas.obterGruposDoRecebimento),
  regrasRecarga: () => consulta(chamadas.getRegrasRecarga),
  meiosDaFatura: ({ valor, idFatura }: { readonly valor: number; readonly idFatura: number }) =>
    consulta(chamadas.getMeioPagamento, { query: { valor, idFatura, finalidade: FINALIDADE_PAGAMENTO.fatura.id } }),
  meiosDaRecarga: (valor: number) =>
    consulta(chamadas.getMeioPagamento, { query: { valor, finalidade: FINALIDADE_PAGAMENTO.credito.id } }),
  chaves: () => consulta(chamadas.validarPixCpf),
};
