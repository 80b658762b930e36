import * as chamadas from '@rateia/contracts/chamadas';
import { queryOptions } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

/** The queries of the network. */
export const redeQueries = {
  rede: () => consulta(chamadas.getRede),
  /** A search is a POST, so that its words are in no address. */
  busca: (busca: string) =>
    queryOptions({
      queryKey: ['buscarNaRede', busca] as const,
      queryFn: async ({ signal }) => await chamar(chamadas.buscarNaRede, { body: { busca } }, { signal }),
    }),
};
