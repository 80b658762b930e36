import type { Instante } from '../datas.ts';
import { milissegundosDe } from '../datas.ts';
import type { LinhaCurta } from '../maquina.ts';
import { definirMaquina, lerTabela, livre } from '../maquina.ts';
import type { IdDe } from '../tabela.ts';
import { idsDe } from '../tabela.ts';

/** A modal over pages, a banner in them, or a page of its own, `/black-week` (REGRAS 2.31). */
export const TIPOS_DE_CAMPANHA = { modal: 'Modal', banner: 'Banner', pagina: 'Página' } as const;
export type TipoDeCampanha = keyof typeof TIPOS_DE_CAMPANHA;

export const ESTADO_CAMPANHA = {
  rascunho: { id: 'rascunho', rotulo: 'Rascunho' },
  ativa: { id: 'ativa', rotulo: 'Ligada' },
  desligada: { id: 'desligada', rotulo: 'Desligada' },
} as const;
export type EstadoDaCampanha = IdDe<typeof ESTADO_CAMPANHA>;
export const ID_ESTADO_CAMPANHA = idsDe(ESTADO_CAMPANHA);
export type EventoDaCampanha = 'ligar' | 'desligar';

/** Places of the product that show banners, each by its tag (spec A§7 `GET /api/banner` with query tags). */
export const ESPACOS_DE_BANNER = { inicio: 'Início', carteira: 'Carteira' } as const;
export const TAG_DE_BANNER = /^[a-z][a-z0-9-]{1,29}$/;

/** An address of ours, or of the web over http; nothing that runs, and no account in front of a host. */
export const LINK_DA_CAMPANHA = /^(?:\/(?![/\\])[^\s\\]*|https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?)$/;
export function ehLinkExterno(link: string): boolean {
  return /^https?:\/\//.test(link);
}

/** The parameters of a campaign's link (spec A§3 Campaign parameters). */
export const UTMS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** The parts that a campaign needs before anybody sees it. */
export type PartesDaCampanha = {
  readonly tipo: TipoDeCampanha;
  readonly titulo: string;
  readonly descricao: string;
  readonly cta: string;
  readonly link: string;
  readonly imagemDesktop: unknown;
  readonly imagemMobile: unknown;
  readonly rotas: readonly string[];
  readonly tags: readonly string[];
  readonly cupom: string | null;
  readonly inicio: Instante | null;
  readonly fim: Instante | null;
};

/** The missing parts of a campaign, in words; empty when it may go on the air. */
export function faltasDaCampanha(c: PartesDaCampanha, agora: Instante): readonly string[] {
  const faltas: readonly (readonly [string, boolean])[] = [
    ['o título', c.titulo === ''],
    ['a descrição da imagem', c.descricao === ''],
    ['a imagem de computador', c.imagemDesktop === null],
    ['a imagem de celular', c.imagemMobile === null],
    ['o texto do botão', c.cta === ''],
    ['o link', c.link === ''],
    ['as páginas', c.tipo === 'modal' && c.rotas.length === 0],
    ['os espaços', c.tipo === 'banner' && c.tags.length === 0],
    ['o cupom', c.tipo === 'pagina' && c.cupom === null],
    ['o início', c.inicio === null],
    ['o fim', c.tipo === 'pagina' && c.fim === null],
    ['um fim que ainda não passou', c.fim !== null && milissegundosDe(c.fim) <= milissegundosDe(agora)],
  ];
  return faltas.flatMap(([nome, falta]) => (falta ? [nome] : []));
}

type Contexto = { readonly faltas: readonly string[] };
function completa({ faltas }: Contexto): string | undefined {
  return faltas.length > 0 ? 'campanhaIncompleta' : undefined;
}

const E = ID_ESTADO_CAMPANHA;
const tabela: readonly LinhaCurta<EstadoDaCampanha, EventoDaCampanha, 'operador', Contexto, never>[] = [
  [E.rascunho, 'ligar', E.ativa, ['operador'], completa, []],
  [E.desligada, 'ligar', E.ativa, ['operador'], completa, []],
  [E.ativa, 'desligar', E.desligada, ['operador'], livre, []],
];

/** An operator switches a campaign on when nothing lacks, and off at any time. */
export const MAQUINA_CAMPANHA = definirMaquina({
  nome: 'campanha',
  tabela: 'campanhas',
  coluna: 'estado',
  rotulos: ESTADO_CAMPANHA,
  nasce: E.rascunho,
  transicoes: lerTabela(tabela),
});

/** The present condition of a campaign: its state, and where its window is. */
export const SITUACOES_DA_CAMPANHA = {
  rascunho: 'Rascunho',
  agendada: 'Agendada',
  noAr: 'No ar',
  encerrada: 'Encerrada',
  desligada: 'Desligada',
} as const;
export type SituacaoDaCampanha = keyof typeof SITUACOES_DA_CAMPANHA;

export function situacaoDaCampanha(
  c: { readonly estado: EstadoDaCampanha; readonly inicio: Instante | null; readonly fim: Instante | null },
  agora: Instante,
): SituacaoDaCampanha {
  if (c.estado !== 'ativa') return c.estado;
  if (c.fim !== null && milissegundosDe(c.fim) <= milissegundosDe(agora)) return 'encerrada';
  return c.inicio === null || milissegundosDe(c.inicio) > milissegundosDe(agora) ? 'agendada' : 'noAr';
}
