import type { Objeto } from './validacao.ts';
import { TXID, texto, Violacoes } from './validacao.ts';

/** RFC 3339, as the standard writes every moment. */
const INSTANTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;
const CPF = /^\d{11}$/;
const CNPJ = /^[0-9A-Z]{14}$/;
const LOGICO = /^(true|false)$/;

/** The filters of the lists, and the form of each. */
const FILTROS = {
  cpf: CPF,
  cnpj: CNPJ,
  txid: TXID,
  locationPresente: LOGICO,
  txIdPresente: LOGICO,
  devolucaoPresente: LOGICO,
} as const satisfies Record<string, RegExp>;

const ITENS_POR_PAGINA = 100;
const MAXIMO_POR_PAGINA = 1_000;

export interface Pagina<Item> {
  readonly itens: readonly Item[];
  /** The parameters of the request, as the standard echoes them. */
  readonly parametros: Record<string, unknown>;
}

interface Lista<Item> {
  readonly query: Objeto;
  /** The standard lets the list of webhooks have no period; every other must have one. */
  readonly periodoOpcional?: boolean;
  readonly todos: readonly Item[];
  /** The time at which the item was made. */
  readonly momento: (item: Item) => string;
  readonly serve?: (item: Item) => boolean;
}

/** The shared part of the lists: period, filters, page, and their echo in `parametros`. */
export function paginar<Item>(lista: Lista<Item>): Pagina<Item> | Violacoes {
  const { query } = lista;
  const violacoes = new Violacoes();
  const periodo = lerPeriodo(violacoes, lista);
  const atual = lerInteiro(query['paginacao.paginaAtual'] ?? '0');
  const porPagina = lerInteiro(query['paginacao.itensPorPagina'] ?? String(ITENS_POR_PAGINA));
  violacoes.exigir(atual >= 0, 'paginacao.paginaAtual', 'Página inválida.');
  const tamanhoCerto = porPagina >= 1 && porPagina <= MAXIMO_POR_PAGINA;
  violacoes.exigir(tamanhoCerto, 'paginacao.itensPorPagina', 'Quantidade inválida.');
  const filtros = lerFiltros(violacoes, query);
  if (!violacoes.nenhuma) return violacoes;
  const itens = lista.todos.filter((item) => {
    const momento = Date.parse(lista.momento(item));
    const noPeriodo =
      momento >= (periodo.inicio ?? Number.NEGATIVE_INFINITY) && momento <= (periodo.fim ?? Number.POSITIVE_INFINITY);
    return noPeriodo && lista.serve?.(item) !== false;
  });
  return {
    itens: itens.slice(atual * porPagina, (atual + 1) * porPagina),
    parametros: {
      ...(periodo.inicio === undefined ? {} : { inicio: new Date(periodo.inicio).toISOString() }),
      ...(periodo.fim === undefined ? {} : { fim: new Date(periodo.fim).toISOString() }),
      ...filtros,
      paginacao: {
        paginaAtual: atual,
        itensPorPagina: porPagina,
        quantidadeDePaginas: Math.max(1, Math.ceil(itens.length / porPagina)),
        quantidadeTotalDeItens: itens.length,
      },
    },
  };
}

/** True if an item passes a yes-or-no filter; without the filter every item does. */
export function seguePresenca(pedida: unknown, presente: boolean): boolean {
  return pedida === undefined || (pedida === 'true') === presente;
}

/** True if an item passes a filter by value; without the filter every item does. */
export function segueValor(pedido: unknown, valor: string | undefined): boolean {
  return pedido === undefined || pedido === valor;
}

interface Periodo {
  readonly inicio?: number;
  readonly fim?: number;
}

function lerPeriodo(
  violacoes: Violacoes,
  { query, periodoOpcional }: Pick<Lista<unknown>, 'query' | 'periodoOpcional'>,
): Periodo {
  function ler(nome: 'inicio' | 'fim'): number | undefined {
    const escrito = query[nome];
    if (escrito === undefined && periodoOpcional === true) return undefined;
    const instante = lerInstante(texto(escrito) ?? '');
    violacoes.exigir(
      !Number.isNaN(instante),
      nome,
      `Data de ${nome === 'inicio' ? 'início' : 'fim'} inválida.`,
      escrito,
    );
    return instante;
  }
  const inicio = ler('inicio');
  const fim = ler('fim');
  const invertido = inicio !== undefined && fim !== undefined && fim < inicio;
  violacoes.exigir(!invertido, 'fim', 'O fim é anterior ao início.', query['fim']);
  return { ...(inicio === undefined ? {} : { inicio }), ...(fim === undefined ? {} : { fim }) };
}

/** Milliseconds since the epoch, or NaN: also of a day or an hour that no clock shows, which `Date` would take for the next. */
function lerInstante(escrito: string): number {
  if (!INSTANTE.test(escrito)) return Number.NaN;
  const relogio = escrito.slice(0, 'aaaa-mm-ddThh:mm:ss'.length).toUpperCase();
  const noUtc = Date.parse(`${relogio}Z`);
  const existe = !Number.isNaN(noUtc) && new Date(noUtc).toISOString().startsWith(relogio);
  return existe ? Date.parse(escrito) : Number.NaN;
}

/** NaN when it is none, or more than one. */
function lerInteiro(escrito: unknown): number {
  return /^\d{1,9}$/.test(texto(escrito) ?? '') ? Number(escrito) : Number.NaN;
}

function lerFiltros(violacoes: Violacoes, query: Objeto): Record<string, unknown> {
  const lidos: Record<string, unknown> = {};
  for (const [nome, formato] of Object.entries(FILTROS)) {
    if (query[nome] === undefined) continue;
    const escrito = texto(query[nome]) ?? '';
    violacoes.exigir(formato.test(escrito), nome, `O parâmetro ${nome} não respeita o formato.`, escrito);
    lidos[nome] = formato === LOGICO ? escrito === 'true' : escrito;
  }
  const { status } = query;
  violacoes.exigir(status === undefined || typeof status === 'string', 'status', 'Filtre por um status.');
  if (status !== undefined) lidos['status'] = status;
  const dois = query['cpf'] !== undefined && query['cnpj'] !== undefined;
  violacoes.exigir(!dois, 'cpf', 'Filtre por CPF ou por CNPJ, e apenas por um deles.');
  return lidos;
}
