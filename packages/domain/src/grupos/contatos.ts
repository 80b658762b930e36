import { semAcentos } from './busca.ts';

/** The kinds of contact data that a conversation hides, with the words in their place. */
export const CONTATOS = {
  email: 'e-mail escondido',
  link: 'link escondido',
  chavePix: 'chave Pix escondida',
  cpf: 'CPF escondido',
  telefone: 'telefone escondido',
} as const;
export type Contato = keyof typeof CONTATOS;

/** A piece of a message: its words, or the words in the place of contact data. */
type ParteDaMensagem = { readonly texto: string; readonly contato: Contato | null };

/** Each kind as people write it. The order counts: an e-mail holds a domain, and a random key holds digits. */
const PADROES: readonly (readonly [Contato, RegExp])[] = [
  ['chavePix', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/],
  [
    'email',
    /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\sarroba\s)\s?[\p{L}\p{N}-]+(?:(?:\.|\sponto\s)[a-z]{2,10}){1,3}(?![\p{L}\p{N}])/u,
  ],
  // An address with its beginning, a domain, or a short domain with a path.
  [
    'link',
    /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.@-])(?:[a-z0-9-]+\.)+(?:(?:com|net|org|app|io|gg|br)(?![\p{L}\p{N}])(?:\/\S*)?|(?:me|link|site|online|shop|tv|co|ly)\/\S+)/u,
  ],
  ['cpf', /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/],
  // With the area code, or a mobile number alone, in whatever groups.
  [
    'telefone',
    /(?<!\d)(?<!\d[.,])(?:(?:\+?55[\s.-]?)?\(?[1-9]\d\)?[\s.-]{0,3}(?:9[\s.-]?)?\d{4}|9[\s.-]?\d{4})[\s.-]{0,3}\d{4}(?!\d|,\d)/,
  ],
];
const QUALQUER = new RegExp(PADROES.map(([contato, padrao]) => `(?<${contato}>${padrao.source})`).join('|'), 'giu');

/** A message with its contact data hidden: both sides read it so, and support alone reads the whole (spec B§2 mensagem). */
export function esconderContatos(texto: string): readonly ParteDaMensagem[] {
  const partes: ParteDaMensagem[] = [];
  let lido = 0;
  for (const achado of texto.matchAll(QUALQUER)) {
    const contato = PADROES.find(([nome]) => achado.groups?.[nome] !== undefined)?.[0];
    if (contato === undefined) continue;
    if (achado.index > lido) partes.push({ texto: texto.slice(lido, achado.index), contato: null });
    partes.push({ texto: CONTATOS[contato], contato });
    lido = achado.index + achado[0].length;
  }
  return lido < texto.length ? [...partes, { texto: texto.slice(lido), contato: null }] : partes;
}

/** Kinds of contact data in a text, each once: what the writer is told before sending. */
export function contatosEm(texto: string): readonly Contato[] {
  return [...new Set(esconderContatos(texto).flatMap(({ contato }) => contato ?? []))];
}

const CHAVES: readonly Contato[] = ['chavePix', 'cpf', 'telefone', 'email'];
const PEDIDOS = [
  /(?<!\bnao (?:\w+ )?)\b(?:pag|mand|transf|deposit|combin|acert|faz|faco|fazer)\w* .{0,40}\b(?:por fora|fora d[aeo] (?:rateia|plataforma|site|app|aplicativo))\b/,
  /\b(?:pix|pag\w*|mand\w*|transf\w*) .{0,30}\bdiret[oa](?:mente)? (?:pra|para|pro|no|na|comigo|em)\b/,
  /\b(?:no|para o|pro|pelo|e o|segue o|anota o) meu pix\b|\bmeu pix (?:e|eh)\b|\bminha chave(?: pix)? (?:e|eh)\b/,
  /\b(?:transf\w*|deposit\w*) .{0,30}\bminha conta\b/,
  /\b(?:pix|valor|dinheiro|pagamento) por fora\b/,
];

/**
 * Somebody asks for payment outside: the product's protection would not cover it, and it is forbidden (reason 206). It
 * judges by words, and may miss some; the message is shown in any case.
 */
export function pedePagamentoPorFora(texto: string): boolean {
  const palavras = semAcentos(texto);
  if (PEDIDOS.some((pedido) => pedido.test(palavras))) return true;
  return /\bpix\b/.test(palavras) && contatosEm(texto).some((contato) => CHAVES.includes(contato));
}
