import type { Cartao } from '@rateia/domain/compartilhar/cartao';
import { CARTAO_DO_PRODUTO } from '@rateia/domain/compartilhar/cartao';
import { escaparHtml } from '@rateia/domain/escapar-html';
import { MARCA } from '@rateia/domain/marca';

/** The card that a site shows for the link of a page, and the one address by which the page is known. */
export type Previa = {
  readonly cartao: Cartao;
  readonly caminho: string;
  /** A picture of its own; without one, the product's. */
  readonly imagem?: string;
};

/**
 * For routes of the web app, by their path: the content of their page's head. The same for everybody, crawler or not.
 */
export type Previas = Readonly<Record<string, (parametros: Readonly<Record<string, string>>) => Promise<Previa>>>;

export const PREVIA_DO_PRODUTO: Previa = { cartao: CARTAO_DO_PRODUTO, caminho: '/' };

const IMAGEM = { caminho: '/previa.png', largura: 1200, altura: 630 };

/** The part of a page's head that the build leaves for this. */
const LUGAR = /<!--previa-->[\s\S]*<!--\/previa-->/;

/** The page with its preview: description, canonical address, Open Graph and the card of X (REGRAS 2.23). */
export function comPrevia(pagina: string, previa: Previa, appUrl: string): string {
  // A function, because in a text `$&` and its like would mean something.
  return pagina.replace(LUGAR, () => etiquetas(previa, appUrl));
}

function etiquetas({ cartao, caminho, imagem: propria }: Previa, appUrl: string): string {
  const endereco = new URL(caminho, appUrl).href;
  const imagem = new URL(propria ?? IMAGEM.caminho, appUrl).href;
  const { titulo, descricao } = cartao;
  return [
    meta('name', 'description', descricao),
    `<link rel="canonical" href="${escaparHtml(endereco)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', MARCA),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    meta('property', 'og:url', endereco),
    meta('property', 'og:image', imagem),
    meta('property', 'og:image:width', String(IMAGEM.largura)),
    meta('property', 'og:image:height', String(IMAGEM.altura)),
    meta('property', 'og:image:alt', propria === undefined ? CARTAO_DO_PRODUTO.titulo : titulo),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', titulo),
    meta('name', 'twitter:description', descricao),
    meta('name', 'twitter:image', imagem),
  ].join('\n    ');
}

function meta(atributo: 'name' | 'property', nome: string, valor: string): string {
  return `<meta ${atributo}="${nome}" content="${escaparHtml(valor)}" />`;
}
