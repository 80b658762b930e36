import { COR_DE_FUNDO } from '@rateia/domain/constantes';

/**
 * The colours of the product, as data. Each pair of text and ground was checked for contrast (WCAG 2.2 AA). A new
 * colour is added here first, with its ratio, and reaches a screen only as a role (`tom`, `cor`, `loteria`).
 */

export const neutro = {
  bg: COR_DE_FUNDO,
  surface: '#FFFFFF',
  'surface-2': '#F7F9F9',
  ink: '#10282D',
  'ink-2': '#3C5257',
  'ink-3': '#53676C',
  line: '#DDE4E6',
  'line-strong': '#7A8D92',
} as const;

type DezTons = readonly [string, string, string, string, string, string, string, string, string, string];

/** The brand: buttons, links, occupied seats, focus. */
export const petroleo = [
  '#E9F5F4',
  '#D0EAE8',
  '#A3D5D3',
  '#6DB9B8',
  '#38999B',
  '#147C81',
  '#00686E',
  '#00555C',
  '#024147',
  '#042E34',
] as const satisfies DezTons;

/** The colour of the reader's own things: seat, cotas, caução, the current step. Nothing else. */
export const manga = [
  '#FFF7E6',
  '#FFEBC2',
  '#FFDC94',
  '#FFCC66',
  '#FFBF45',
  '#FFB32B',
  '#E8960A',
  '#B86F00',
  '#8A5200',
  '#5E3700',
] as const satisfies DezTons;

/** Tones of status and notes: text on its own tint, and a solid for fills. */
export const tom = {
  success: { text: '#0A6B40', bg: '#E0F4E9', solid: '#0B7A49' },
  warning: { text: '#8F3F00', bg: '#FDEDDD', solid: '#B35208' },
  danger: { text: '#B0231F', bg: '#FCE8E6', solid: '#C62B26' },
  info: { text: '#1B5788', bg: '#E4F0FA', solid: '#1F6AA6' },
  neutral: { text: '#3C5257', bg: '#E7ECED', solid: '#53676C' },
} as const;

/** Group colours: `cor` fills a tile, `on` is the icon over it, `texto` on `tint` is for words. Hex of `cor` from spec 2, §3. */
export const grupo = {
  'cor-01': { cor: '#EF4444', on: '#FFFFFF', texto: '#B42020', tint: '#FDECEC' },
  'cor-02': { cor: '#F97316', on: '#10282D', texto: '#9A3F05', tint: '#FEF0E6' },
  'cor-03': { cor: '#FACC15', on: '#10282D', texto: '#705800', tint: '#FEF8DD' },
  'cor-04': { cor: '#4ADE80', on: '#10282D', texto: '#0C6B33', tint: '#E6FAED' },
  'cor-05': { cor: '#2DD4BF', on: '#10282D', texto: '#0B6A5F', tint: '#E2F9F6' },
  'cor-06': { cor: '#3B82F6', on: '#FFFFFF', texto: '#1D57BD', tint: '#E8F0FE' },
  'cor-07': { cor: '#6466F1', on: '#FFFFFF', texto: '#4345C9', tint: '#EEEEFD' },
  padrao: { cor: '#01B1EC', on: '#10282D', texto: '#00658A', tint: '#E0F5FD' },
} as const;

/** Lotteries: `cor` for outlines and accents, `forte` for fills under white text. */
export const loteria = {
  'mega-sena': { cor: '#209869', forte: '#12774F' },
  'mega-da-virada': { cor: '#12A37B', forte: '#086A50' },
  lotofacil: { cor: '#930089', forte: '#930089' },
  'lotofacil-da-independencia': { cor: '#B5179E', forte: '#8F0F7C' },
  quina: { cor: '#260085', forte: '#260085' },
  'quina-de-sao-joao': { cor: '#5A35C8', forte: '#4A28B0' },
  'dupla-sena': { cor: '#A61324', forte: '#A61324' },
  'dupla-sena-de-pascoa': { cor: '#C43A5E', forte: '#A3264A' },
  timemania: { cor: '#5FBF2A', forte: '#39720F' },
  lotomania: { cor: '#F78100', forte: '#9A4E00' },
  'dia-de-sorte': { cor: '#CB852B', forte: '#885410' },
  'mais-milionaria': { cor: '#2E3078', forte: '#2E3078' },
  loteca: { cor: '#FB1F00', forte: '#BF1800' },
  'trem-das-onze': { cor: '#9C4F1E', forte: '#7D3C12' },
  multiplas: { cor: '#147C81', forte: '#024147' },
} as const;

export type Tom = keyof typeof tom;
export type CorGrupo = keyof typeof grupo;
