import * as chamadas from '@rateia/contracts/chamadas';
import { RESPOSTA_FICA_MS } from '@rateia/domain/constantes';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { PedidoDe } from '../../lib/api-client.ts';
import { chamar } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

/** The queries of the creation of a group. */
export const novoGrupoQueries = {
  /** The catalogue; an empty search gives all of it. */
  servicos: (busca: string) => ({
    ...consulta(chamadas.getServicosConhecidos, { query: busca === '' ? {} : { busca } }),
    staleTime: RESPOSTA_FICA_MS,
    placeholderData: keepPreviousData,
  }),
  planos: (servicoId: number) => ({
    ...consulta(chamadas.getPlanos, { query: { servicoId } }),
    staleTime: RESPOSTA_FICA_MS,
  }),
  /**
   * The split of the price between members and administrator; the last answer stays while the next one is computed.
   * Without a price there is no question.
   */
  simulacao: (entrada: PedidoDe<'simularGrupo'> | undefined) =>
    queryOptions({
      queryKey: ['simular', entrada ?? null] as const,
      queryFn: entrada === undefined ? skipToken : ({ signal }) => chamar(chamadas.simularGrupo, entrada, { signal }),
      placeholderData: keepPreviousData,
    }),
  pendencias: () => consulta(chamadas.getCadastroPendente),
};
