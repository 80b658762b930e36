import * as chamadas from '@rateia/contracts/chamadas';
import type { AbaDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import { ABAS_DE_NOTIFICACOES, NAO_LIDAS_NO_PAINEL } from '@rateia/domain/notificacoes/tipos';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

export type Notificacao = RespostaDe<'getNotificacoes'>['itens'][number];

const POR_PAGINA = 20;

/** The incidents that last, and those of the past 90 days. */
export const situacaoQueries = { situacao: () => consulta(chamadas.getSituacao) };

export const notificacoesQueries = {
  /** The unread of one tab, four at a time (spec 1, §2). */
  painel: (tipo: AbaDeNotificacoes, pagina: number) => ({
    ...consulta(chamadas.getNotificacoesTipo, {
      query: { tipo, visualizado: 'false', pagina, porPagina: NAO_LIDAS_NO_PAINEL },
    }),
    placeholderData: keepPreviousData,
    meta: { aoFalhar: () => true },
  }),
  /** All of one tab, newest first. */
  aba: (tipo: AbaDeNotificacoes) =>
    infiniteQueryOptions({
      queryKey: ['getNotificacoesTipo', 'pagina', tipo] as const,
      queryFn: ({ pageParam, signal }) =>
        chamar(chamadas.getNotificacoesTipo, { query: { tipo, pagina: pageParam, porPagina: POR_PAGINA } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagina, porPagina, total }) => (pagina * porPagina < total ? pagina + 1 : null),
      meta: { aoFalhar: () => true },
    }),
  uma: (id: number) => consulta(chamadas.getNotificacao, { params: { id } }),
};

/** The tab that an address asks for; anything else is the first one. */
export function abaDe(texto: string | undefined): AbaDeNotificacoes {
  return ABAS_DE_NOTIFICACOES.find((aba) => aba === texto) ?? 'todas';
}
