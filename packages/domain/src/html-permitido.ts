/** Allowed HTML in sanitised text (spec A§5). */
export const TAGS_PERMITIDAS = ['b', 'i', 'strong', 'em', 'p', 'div', 'span', 'ul', 'ol', 'li', 'br'] as const;
export type TagPermitida = (typeof TAGS_PERMITIDAS)[number];

/** A piece of sanitised text. Attributes never survive, so there is nothing in it that could act. */
export type NoPermitido = string | { readonly tag: TagPermitida; readonly filhos: readonly NoPermitido[] };

/** The content of these elements is no text for people. */
const SEM_TEXTO = ['script', 'style', 'template', 'noscript', 'iframe', 'title', 'textarea', 'svg', 'math'] as const;
const SEM_FIM: readonly string[] = ['br'];
/** Deeper than this only an attack goes. */
const PROFUNDIDADE_MAXIMA = 20;

type Leitura = { readonly html: string; readonly minusculo: string; readonly pilha: Aberto[] };
type Aberto = { readonly tag: TagPermitida | 'raiz'; readonly filhos: NoPermitido[] };

/**
 * Reads text with tags as a tree of the allowed ones (spec A§5). Every other tag leaves its text behind; scripts and
 * styles leave nothing. It goes through any text only once.
 */
export function lerHtmlPermitido(html: string): readonly NoPermitido[] {
  const raiz: Aberto = { tag: 'raiz', filhos: [] };
  const pilha: Aberto[] = [raiz];
  const minusculo = html.toLowerCase();
  let posicao = 0;
  while (posicao < html.length) {
    const abre = html.indexOf('<', posicao);
    anotarTexto(pilha, html.slice(posicao, abre === -1 ? html.length : abre));
    if (abre === -1) break;
    posicao = lerMarca({ html, minusculo, pilha }, abre);
  }
  return raiz.filhos;
}

/** The same as plain text, for where there is no room for tags. */
export function textoDoHtml(html: string): string {
  return lerHtmlPermitido(html).map(textoDe).join('').replace(/\s+/g, ' ').trim();
}

function textoDe(no: NoPermitido): string {
  if (typeof no === 'string') return no;
  const bloco = no.tag !== 'b' && no.tag !== 'i' && no.tag !== 'strong' && no.tag !== 'em' && no.tag !== 'span';
  return no.filhos.map(textoDe).join('') + (bloco ? ' ' : '');
}

/** Reads what begins with `<` at `abre`; the position after it. */
function lerMarca({ html, minusculo, pilha }: Leitura, abre: number): number {
  if (html.startsWith('<!--', abre)) {
    const fim = html.indexOf('-->', abre + 4);
    return fim === -1 ? html.length : fim + 3;
  }
  const nome = nomeEm(html, abre + 1);
  const fechando = html[abre + 1] === '/';
  const real = fechando ? nomeEm(html, abre + 2) : nome;
  if (real === '' && !/[!?/]/.test(html[abre + 1] ?? '')) {
    anotarTexto(pilha, '<');
    return abre + 1;
  }
  const fim = fimDaMarca(html, abre);
  if (!fechando && SEM_TEXTO.some((tag) => tag === real)) return depoisDe(minusculo, fim, real);
  const permitida = TAGS_PERMITIDAS.find((tag) => tag === real);
  if (permitida !== undefined) {
    if (fechando) fechar(pilha, permitida);
    else abrir(pilha, permitida);
  }
  return fim;
}

/** Letters and digits at a position, at most as many as the longest name. */
function nomeEm(html: string, posicao: number): string {
  return /^[a-z][a-z0-9]*/i.exec(html.slice(posicao, posicao + 12))?.[0].toLowerCase() ?? '';
}

/** After the `>` of a tag; quotes may hold others. A tag without end takes the rest. */
function fimDaMarca(html: string, abre: number): number {
  let aspas = '';
  for (let i = abre + 1; i < html.length; i += 1) {
    const letra = html[i] ?? '';
    if (aspas !== '') aspas = letra === aspas ? '' : aspas;
    else if (letra === '"' || letra === "'") aspas = letra;
    else if (letra === '>') return i + 1;
  }
  return html.length;
}

function depoisDe(minusculo: string, posicao: number, tag: string): number {
  const fim = minusculo.indexOf(`</${tag}`, posicao);
  return fim === -1 ? minusculo.length : fimDaMarca(minusculo, fim);
}

function anotarTexto(pilha: Aberto[], texto: string): void {
  if (texto !== '') pilha.at(-1)?.filhos.push(semEntidades(texto));
}

function abrir(pilha: Aberto[], tag: TagPermitida): void {
  const no = { tag, filhos: [] as NoPermitido[] };
  pilha.at(-1)?.filhos.push(no);
  if (!SEM_FIM.includes(tag) && pilha.length <= PROFUNDIDADE_MAXIMA) pilha.push(no);
}

function fechar(pilha: Aberto[], tag: TagPermitida): void {
  const onde = pilha.findLastIndex((aberto) => aberto.tag === tag);
  if (onde > 0) pilha.length = onde;
}

const ENTIDADES: { readonly [nome: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function semEntidades(texto: string): string {
  return texto.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (inteira, nome: string) => ENTIDADES[nome] ?? inteira);
}
