import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

export type Indicacoes = RespostaDe<'getIndicacoes'>;
export type Indicacao = RespostaDe<'getIndicacao'>;

/** The queries of the network and of referrals. */
export const redeQueries = {
  rede: () => consulta(chamadas.getRede),
  indicacoes: () => consulta(chamadas.getIndicacoes, { query: { pagina: 1, porPagina: 50 } }),
  indicacao: (id: number) => consulta(chamadas.getIndicacao, { params: { id } }),
  /** A search is a POST, so that its words are in no address. */
  busca: (busca: string) =>
    queryOptions({
      queryKey: ['buscarNaRede', busca] as const,
      queryFn: async ({ signal }) => await chamar(chamadas.buscarNaRede, { body: { busca } }, { signal }),
    }),
};
