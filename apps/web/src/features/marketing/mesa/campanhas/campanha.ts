import { diaDe, horaDe, inicioDoDia, somarMinutos } from '@rateia/domain/datas';
import { LINK_DA_CAMPANHA, UTMS } from '@rateia/domain/marketing/campanha';
import type { Publico } from '@rateia/domain/marketing/publico';
import { ROTA_DE_CAMPANHA } from '@rateia/domain/marketing/rotas-da-campanha';
import type { Regra } from '@rateia/domain/validacao';
import { minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import type { PedidoDe, RespostaDe } from '../../../../lib/api-client.ts';

export type Campanha = RespostaDe<'getCampanha'>;
export type Utm = (typeof UTMS)[number];

/** The values of the form: dates as the clock of Brasília shows them, pages one per line. */
export type ValoresDaCampanha = {
  readonly nome: string;
  readonly titulo: string;
  readonly texto: string;
  readonly descricao: string;
  readonly cta: string;
  readonly link: string;
  readonly abrirEmNovaJanela: boolean;
  readonly cupom: string;
  readonly rotas: string;
  readonly tags: readonly string[];
  readonly publicos: readonly Publico[];
  readonly servicos: readonly number[];
  readonly inicio: string;
  readonly fim: string;
  readonly contagemAte: string;
} & Record<Utm, string>;

const MINUTOS_DA_HORA = 60;

/** "2026-12-24T09:30" in Brasília, as a field of date and hour has it. */
export function paraCampo(instante: string | null): string {
  if (instante === null) return '';
  const { hora, minuto } = horaDe(instante);
  function dois(n: number): string {
    return String(n).padStart(2, '0');
  }
  return `${diaDe(instante)}T${dois(hora)}:${dois(minuto)}`;
}

export function doCampo(valor: string): string | null {
  const [dia = '', horario = ''] = valor.split('T');
  if (dia === '' || horario === '') return null;
  const [hora = 0, minuto = 0] = horario.split(':').map(Number);
  return somarMinutos(inicioDoDia(dia), hora * MINUTOS_DA_HORA + minuto);
}

export function valoresDa({ marketing, redirecionamento, imagens, ...c }: Campanha): ValoresDaCampanha {
  const utms = Object.fromEntries(UTMS.map((utm) => [utm, marketing.utm[utm] ?? ''])) as Record<Utm, string>;
  return {
    nome: c.nome,
    titulo: c.titulo,
    texto: c.texto,
    descricao: imagens.descricao,
    cta: marketing.cta,
    link: redirecionamento.link,
    abrirEmNovaJanela: redirecionamento.abrirEmNovaJanela,
    cupom: marketing.cupom?.cupom ?? '',
    rotas: c.rotas.join('\n'),
    tags: c.tags,
    publicos: c.publicos,
    servicos: c.servicos,
    inicio: paraCampo(c.inicio),
    fim: paraCampo(c.fim),
    contagemAte: paraCampo(c.contagemAte),
    ...utms,
  };
}

export function corpoDa(v: ValoresDaCampanha, versao: number): PedidoDe<'updateCampanha'>['body'] {
  const { nome, titulo, texto, descricao, cta, abrirEmNovaJanela } = v;
  return {
    ...{ nome, titulo, texto, descricao, cta, abrirEmNovaJanela, versao },
    link: v.link.trim(),
    utm: Object.fromEntries(UTMS.flatMap((utm) => (v[utm].trim() === '' ? [] : [[utm, v[utm].trim()]]))),
    cupom: v.cupom.trim() === '' ? null : v.cupom.trim(),
    rotas: linhas(v.rotas),
    tags: [...v.tags],
    publicos: [...v.publicos],
    servicos: [...v.servicos],
    inicio: doCampo(v.inicio),
    fim: doCampo(v.fim),
    contagemAte: doCampo(v.contagemAte),
  };
}

function linhas(texto: string): string[] {
  return texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '');
}

const linkValido: Regra = (valor) =>
  valor === '' || LINK_DA_CAMPANHA.test(String(valor).trim())
    ? undefined
    : 'Use um caminho do site, como /pesquisa, ou um endereço que comece com https://.';
const rotasValidas: Regra = (valor) => {
  const errada = linhas(String(valor)).find((linha) => !ROTA_DE_CAMPANHA.test(linha));
  return errada === undefined ? undefined : `“${errada}” não é um caminho do site. Exemplos: /grupos, /carteira*.`;
};
const cupomValido: Regra = (valor) =>
  valor === '' || /^[A-Za-z0-9-]{2,40}$/.test(String(valor).trim())
    ? undefined
    : 'O cupom tem só letras, números e hífen.';

/** Rules by field; the server names the parts that lack before the campaign may go on the air. */
export const CAMPOS_DA_CAMPANHA = {
  nome: { nome: 'Nome', regras: [obrigatorio, minimoDeCaracteres(3)] },
  link: { nome: 'Link', regras: [linkValido] },
  rotas: { nome: 'Páginas', regras: [rotasValidas] },
  cupom: { nome: 'Cupom', regras: [cupomValido] },
} as const;

/** "3,2 %", or a dash while nobody has seen it. */
export function taxaDeCliques(impressoes: number, cliques: number): string {
  if (impressoes === 0) return '–';
  return new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }).format(cliques / impressoes);
}
