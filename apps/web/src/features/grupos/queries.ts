import * as chamadas from '@rateia/contracts/chamadas';
import { RESPOSTA_FICA_MS } from '@rateia/domain/constantes';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';
import type { Filtros } from './filtros.ts';
import { paraPedido } from './filtros.ts';

const UM_MINUTO = 60_000;
const POR_PAGINA = 18;

/** The queries of a person who looks for a group. */
export const gruposQueries = {
  /** Public groups, page after page; the last answer stays while the next one comes. */
  lista: (filtros: Filtros) =>
    infiniteQueryOptions({
      queryKey: ['getGrupos', filtros] as const,
      queryFn: ({ pageParam, signal }) =>
        chamar(
          chamadas.getGrupos,
          { query: { ...paraPedido(filtros), pagina: pageParam, porPagina: POR_PAGINA } },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: ({ pagina, porPagina, total }) => (pagina * porPagina < total ? pagina + 1 : undefined),
      placeholderData: keepPreviousData,
      staleTime: UM_MINUTO,
    }),
  categorias: () => ({ ...consulta(chamadas.getCategorias), staleTime: RESPOSTA_FICA_MS }),
  recomendados: () => ({ ...consulta(chamadas.getRecomendados), staleTime: UM_MINUTO }),
  descobrir: () => ({ ...consulta(chamadas.descobrirGrupos), staleTime: UM_MINUTO }),
  rede: () => ({ ...consulta(chamadas.getGruposDaRede), staleTime: UM_MINUTO }),
  maisProcurados: () => ({ ...consulta(chamadas.getMaisProcurados), staleTime: UM_MINUTO }),
  sobreAdministrador: (id: number) => consulta(chamadas.getSobreAdministrador, { params: { id } }),
  grupo: (id: number, vagas: number) => ({
    ...consulta(chamadas.getGrupo, { params: { id }, query: { vagas } }),
    placeholderData: keepPreviousData,
  }),
  /** The last answer stays while another day is computed. */
  simulacao: (id: number, { vagas, saida }: { readonly vagas: number; readonly saida: string | undefined }) => ({
    ...consulta(chamadas.getSimulacao, { params: { id }, query: saida === undefined ? { vagas } : { vagas, saida } }),
    placeholderData: keepPreviousData,
  }),
  lugares: (id: number) => consulta(chamadas.getLugares, { params: { id } }),
  /** The sheet is whole without it: a failure is silent. */
  linkCurto: (id: number) => ({
    ...consulta(chamadas.getLinkDoGrupo, { params: { id } }),
    meta: { aoFalhar: () => true },
  }),
  economia: () => consulta(chamadas.getEconomia),
  credito: () => consulta(chamadas.getCredito),
  recebimentos: () => consulta(chamadas.obterGruposDoRecebimento),
};
