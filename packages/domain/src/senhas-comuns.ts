/** Words of which common passwords are made: `RAIZES_COMUNS` (REGRAS 2.18). */
export type Raizes = ReadonlySet<string>;

/** Signs that stand for letters; two of them for one letter or another. */
const LETRA_DO_SINAL: { readonly [sinal: string]: string } = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
const OUTRA_LETRA: { readonly [sinal: string]: string } = { ...LETRA_DO_SINAL, '1': 'l', '!': 'l' };
const ALFABETOS = [LETRA_DO_SINAL, OUTRA_LETRA] as const;

/** Lines along which fingers run: rows and columns of the keyboard, digits, the alphabet. */
const LINHAS: readonly string[] = [
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol', '0p'],
].flatMap((linha) => [linha, Array.from(linha).toReversed().join('')]);

const MENOR_RAIZ = 3;
const MENOR_CORRIDA = 3;
/** Signs at either end that are tried as letters. */
const MAIS_SINAIS = 5;

/**
 * True for a password that lists of leaked passwords are full of: a root or two of the list, a run over the keyboard, a
 * date. Capitals, signs for letters and decorations do not matter (spec A§5; REGRAS 2.18).
 */
export function ehSenhaComum(senha: string, raizes: Raizes): boolean {
  const minuscula = senha.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const semSinais = minuscula.replace(/[^a-z0-9]/g, '');
  if (ehCorrida(semSinais) || ehNumero(semSinais)) return true;
  if (raizes.has(minuscula.replace(/[^a-z]/g, ''))) return true;
  return ALFABETOS.some((alfabeto) =>
    nucleos(minuscula).some((nucleo) => ehDeRaizes(comLetras(nucleo, alfabeto), raizes)),
  );
}

/**
 * The texts that may be the words of a password: its letters, and as many of the signs beside them as may stand for
 * letters.
 */
function nucleos(senha: string): readonly string[] {
  const inicio = senha.search(/[a-z]/);
  const fim =
    senha.length -
    Array.from(senha)
      .toReversed()
      .findIndex((sinal) => /[a-z]/.test(sinal));
  if (inicio < 0) return [senha];
  const cabecas = Array.from({ length: Math.min(inicio, MAIS_SINAIS) + 1 }, (_, i) => inicio - i);
  const caudas = Array.from({ length: Math.min(senha.length - fim, MAIS_SINAIS) + 1 }, (_, i) => fim + i);
  return cabecas.flatMap((de) => caudas.map((ate) => senha.slice(de, ate)));
}

function comLetras(texto: string, alfabeto: { readonly [sinal: string]: string }): string {
  return Array.from(texto, (sinal) => alfabeto[sinal] ?? sinal).join('');
}

/** One root, two roots side by side, or one written backwards. */
function ehDeRaizes(texto: string, raizes: Raizes): boolean {
  if (!/^[a-z]+$/.test(texto)) return false;
  if (raizes.has(texto) || raizes.has(Array.from(texto).toReversed().join(''))) return true;
  for (let corte = MENOR_RAIZ; corte <= texto.length - MENOR_RAIZ; corte += 1)
    if (raizes.has(texto.slice(0, corte)) && raizes.has(texto.slice(corte))) return true;
  return false;
}

/** Runs over the keyboard one after the other, or two of them a character in turn, and any digits after them. */
function ehCorrida(texto: string): boolean {
  const semCauda = texto.replace(/(?<=[a-z])\d+$/, '');
  return [texto, semCauda].some(
    (t) =>
      t.length > MENOR_CORRIDA && (soCorridas(t) || (soCorridas(alternadas(t, 0)) && soCorridas(alternadas(t, 1)))),
  );
}

function alternadas(texto: string, resto: number): string {
  return Array.from(texto)
    .filter((_, i) => i % 2 === resto)
    .join('');
}

/** True for a text of nothing but stretches of at least three that follow a line, or repeat a character. */
function soCorridas(texto: string): boolean {
  let falta = texto;
  while (falta !== '') {
    const tamanho = maiorCorrida(falta);
    if (tamanho < MENOR_CORRIDA) return false;
    falta = falta.slice(tamanho);
  }
  return texto !== '';
}

function maiorCorrida(texto: string): number {
  const repetida = /^(.)\1*/.exec(texto)?.[0].length ?? 0;
  let maior = repetida;
  while (maior < texto.length && LINHAS.some((linha) => linha.includes(texto.slice(0, maior + 1)))) maior += 1;
  return maior;
}

/** A few letters around a run of digits or a date, such as "Aa12345678", "Abc102030" or "Jp01021990". */
function ehNumero(texto: string): boolean {
  const digitos = texto.replace(/\D/g, '');
  if (digitos.length < 4 || texto.length - digitos.length > 3) return false;
  return soCorridas(digitos) || ehRepeticao(digitos) || digitos === '102030' || ehData(digitos);
}

function ehRepeticao(digitos: string): boolean {
  return /^(\d{1,4})\1+$/.test(digitos);
}

/** Day, month and year, in the orders in which people write them. */
function ehData(digitos: string): boolean {
  return (
    /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(digitos) ||
    /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d$/.test(digitos) ||
    /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digitos)
  );
}
