/** Fewer letters than this make no trigram: such a word narrows nothing and is left out. */
const MENOR_PALAVRA = 2;
const MAXIMO_DE_PALAVRAS = 6;

/** Text as it is searched: no accents, lower case, single spaces. */
export function semAcentos(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The text by which a search finds a group: its name, its service and the service's category (spec B§2 /pesquisa). */
export function textoDeBusca(grupo: {
  readonly nome: string;
  readonly servico: string;
  readonly categoria: string;
}): string {
  return semAcentos(`${grupo.nome} ${grupo.servico} ${grupo.categoria}`);
}

/** The words of a search, each of which must be found. */
export function palavrasDaBusca(texto: string): readonly string[] {
  const palavras = semAcentos(texto)
    .split(' ')
    .filter((palavra) => palavra.length >= MENOR_PALAVRA);
  return [...new Set(palavras)].slice(0, MAXIMO_DE_PALAVRAS);
}

/** The part of a page address that tells its name: "Família Silva" is `familia-silva`. */
export function nomeUrlDe(nome: string): string {
  return semAcentos(nome).replaceAll(' ', '-') || 'grupo';
}
