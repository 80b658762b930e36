/**
 * Text as people enter it, made uniform on entry: composed form (NFC), and without invisible signs. Everything that a
 * person writes passes here, in a form and in a call (REGRAS 2.14).
 */

/** A character cut in half, or the one that no database takes: such a text came from no keyboard. */
export function ehTextoQuebrado(texto: string): boolean {
  return /\0|\p{Surrogate}/u.test(texto);
}

/** The composed form: the same word is the same characters, whichever keyboard wrote it. */
export function comporTexto(texto: string): string {
  return texto.normalize('NFC');
}

/** A picture, with the invisible signs that belong to it: a flag, a family, a skin tone. */
const FIGURA =
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}|\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3|' +
  '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]*(?:\\u200D\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]*)*';
/** Letters and signs that are drawn as nothing: they stand for a space. */
const EM_BRANCO = '\\u2800\\u3164\\u115F\\u1160\\uFFA0';
const QUEBRAS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const FIGURA_OU_INVISIVEL = new RegExp(
  `(${FIGURA})|([\\p{Cc}\\p{Z}${EM_BRANCO}])|[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Co}\\p{Noncharacter_Code_Point}]`,
  'gu',
);

/** One line as it is read: a name, a title. No line breaks, direction marks or hidden signs, single spaces, none outside. */
export function umaLinha(texto: string): string {
  return comporTexto(texto)
    .replace(FIGURA_OU_INVISIVEL, (_achado, figura?: string, branco?: string) => figura ?? (branco ? ' ' : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Several lines, each as `umaLinha`; more than one empty line between two is one. */
export function paragrafos(texto: string): string {
  return texto
    .replace(QUEBRAS, '\n')
    .split('\n')
    .map(umaLinha)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Letters of other alphabets that look like one of ours, each beside it. */
const PARECIDAS = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'ьвβ',
    c: 'сϲ',
    d: 'ԁđ',
    e: 'еεєё',
    g: 'ɡ',
    h: 'һнη',
    i: 'іιıɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'łӏⅼ',
    m: 'мμ',
    n: 'пո',
    o: 'оοσøօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'гᴦ',
    s: 'ѕꜱ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([letra, parecidas]) => Array.from(parecidas, (parecida) => [parecida, letra] as const)),
);
const ALGARISMOS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/**
 * The appearance of a text to its reader: words of small letters without accents. Hidden signs, letters of other
 * alphabets, digits among letters and spaced letters change nothing. It is for comparing, never for showing.
 */
export function aparencia(texto: string): string {
  const letras = Array.from(
    umaLinha(texto).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    (letra) => PARECIDAS.get(letra) ?? letra,
  ).join('');
  return letras
    .replace(/[\w@$]*[a-z][\w@$]*/g, (palavra) => palavra.replace(/[013457@$]/g, (sinal) => ALGARISMOS[sinal] ?? sinal))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b([a-z]) (?=[a-z]\b)/g, '$1')
    .trim();
}

/** Finds out if a text contains a word, or several words together, as whole words, however they are disguised. */
export function procuraPalavras(texto: string): (palavra: string) => boolean {
  const procurado = ` ${aparencia(texto)} `;
  return (palavra) => procurado.includes(` ${aparencia(palavra)} `);
}

/** An address of the web or of a mailbox, which has no business in a name: a name reaches the subject of our e-mails. */
export function temEndereco(texto: string): boolean {
  return /:\/\/|\bwww\.|[^\s@]@[^\s@]|[\p{L}\p{N}][\p{L}\p{N}-]+\.[a-z]{2,24}(?![\p{L}\p{N}])/iu.test(texto);
}
