import type { PedidoDe } from '../../lib/api-client.ts';
import type { Busca } from '../../lib/paths.ts';

type Pedido = NonNullable<NonNullable<PedidoDe<'getGrupos'>>['query']>;
export type Ordem = NonNullable<Pedido['ordem']>;

export const ordens: readonly { readonly valor: Ordem; readonly rotulo: string }[] = [
  { valor: 'relevancia', rotulo: 'Mais relevantes' },
  { valor: 'menorPreco', rotulo: 'Menor preço' },
  { valor: 'maisVagas', rotulo: 'Mais vagas' },
  { valor: 'recentes', rotulo: 'Mais recentes' },
];

/** The criteria of a search of groups. The address holds all of them (spec 2, §2 /pesquisa). */
export interface Filtros {
  readonly busca: string;
  readonly categoria: number | undefined;
  readonly formaAcesso: number | undefined;
  /** The price of a month with the fee, centavos. */
  readonly valorMaximo: number | undefined;
  readonly acessoInstantaneo: boolean;
  readonly somenteComVagas: boolean;
  readonly ordem: Ordem;
}

export const semFiltros: Filtros = {
  busca: '',
  categoria: undefined,
  formaAcesso: undefined,
  valorMaximo: undefined,
  acessoInstantaneo: false,
  somenteComVagas: false,
  ordem: 'relevancia',
};

/** The longest text that the contract takes. */
export const MAXIMO_DA_BUSCA = 80;

/** The filters of an address; a value without sense counts as not given. */
export function lerFiltros(busca: Readonly<Record<string, string | undefined>>): Filtros {
  return {
    busca: (busca['busca'] ?? '').slice(0, MAXIMO_DA_BUSCA),
    categoria: inteiro(busca['categoria']),
    formaAcesso: inteiro(busca['formaAcesso']),
    valorMaximo: inteiro(busca['valorMaximo']),
    acessoInstantaneo: busca['acessoInstantaneo'] === 'true',
    somenteComVagas: busca['somenteComVagas'] === 'true',
    ordem: ordens.find(({ valor }) => valor === busca['ordem'])?.valor ?? semFiltros.ordem,
  };
}

/** The query of the address: only what differs from asking for nothing. */
export function paraEndereco(filtros: Filtros): Busca {
  return Object.fromEntries(
    (Object.keys(semFiltros) as (keyof Filtros)[])
      .filter((nome) => filtros[nome] !== semFiltros[nome])
      .map((nome) => [nome, filtros[nome]]),
  );
}

/** The filters as the call takes them, without the page. */
export function paraPedido({ busca, acessoInstantaneo, somenteComVagas, ...outros }: Filtros): Pedido {
  return {
    ...outros,
    ...(busca.trim() === '' ? {} : { busca: busca.trim() }),
    ...(acessoInstantaneo ? { acessoInstantaneo: 'true' as const } : {}),
    ...(somenteComVagas ? { somenteComVagas: 'true' as const } : {}),
  };
}

/** The number of filters of the sheet that are on; search words and category have their own place on the page. */
export function quantosFiltros({
  formaAcesso,
  valorMaximo,
  acessoInstantaneo,
  somenteComVagas,
  ordem,
}: Filtros): number {
  return [
    formaAcesso !== undefined,
    valorMaximo !== undefined,
    acessoInstantaneo,
    somenteComVagas,
    ordem !== semFiltros.ordem,
  ].filter(Boolean).length;
}

function inteiro(texto: string | undefined): number | undefined {
  return texto !== undefined && /^\d{1,9}$/.test(texto) && Number(texto) > 0 ? Number(texto) : undefined;
}
