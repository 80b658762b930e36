/** The letters of a text as people see them: a picture of several signs, or a letter with its accent apart, is one. */
export function letrasDe(texto: string): readonly string[] {
  const segmentador = emLetras();
  return segmentador === undefined
    ? Array.from(texto)
    : Array.from(segmentador.segment(texto), ({ segment }) => segment);
}

/** Cuts a text to whole letters that fit in so many signs: no picture is cut in half. */
export function cortarTexto(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  // A letter may be longer than the remaining room: the signs after its first one are looked at too.
  let cortado = '';
  for (const letra of letrasDe(texto.slice(0, maximo + MAIOR_LETRA))) {
    if (cortado.length + letra.length > maximo) break;
    cortado += letra;
  }
  return cortado;
}

/** The same with an ellipsis where something was cut. */
export function comReticencias(texto: string, maximo: number): string {
  return texto.length <= maximo ? texto : `${cortarTexto(texto, maximo).trimEnd()}…`;
}

/** The first letter. */
export function inicialDe(texto: string): string {
  return letrasDe(texto.slice(0, MAIOR_LETRA))[0] ?? '';
}

/** More signs than any letter has: a flag of a part of a country has 14, a family with skin tones 19. */
const MAIOR_LETRA = 64;

/** Some browsers that we serve do not have it: there a text is cut between whole characters. */
function emLetras(): Intl.Segmenter | undefined {
  return typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }) : undefined;
}
