/** Characters that one SMS holds in the alphabet of telephones (GSM 03.38). Any other character leaves 70 of them. */
export const CARACTERES_DO_SMS = 160;

/** The basic alphabet of GSM 03.38, of which each takes one place; those of the extension take two. */
const BASICO =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const ESTENDIDO = '^{}\\[~]|€';

/** Characters that people write and the alphabet has in another form; other letters that it lacks lose their accent. */
const EM_OUTRA_FORMA: ReadonlyMap<string, string> = new Map([
  ['…', '...'],
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
  ['–', '-'],
  ['—', '-'],
  ['•', '-'],
  ['·', '-'],
  ['º', 'o'],
  ['ª', 'a'],
  ['\u00a0', ' '],
]);

const ACENTOS = /\p{M}/gu;
const SEM_FORMA = '?';
const CORTE = '...';
/** An address, or a code as we make them: worth nothing but whole. */
const VALE_INTEIRO = /https?:\/\/\S|\b(?=[A-Z]*\d)[A-Z\d]{6,}\b/;

/** The words in the alphabet of telephones: "Não há vaga" is "Nao ha vaga", "é" stays. */
export function emGsm(texto: string): string {
  return Array.from(texto.normalize('NFC'), formaDe).join('');
}

/** The number of places that a text takes in that alphabet. */
export function lugaresNoSms(texto: string): number {
  return Array.from(texto).reduce((total, letra) => total + (ESTENDIDO.includes(letra) ? 2 : 1), 0);
}

/**
 * A message to a phone in one SMS, cut between two words where it is longer (REGRAS 2.19). A message that would lose an
 * address or a code is sent whole, in as many parts as it needs.
 */
export function textoDoSms(texto: string): string {
  const inteiro = emGsm(texto);
  if (lugaresNoSms(inteiro) <= CARACTERES_DO_SMS) return inteiro;
  const ate = quantosCabem(inteiro, CARACTERES_DO_SMS - CORTE.length);
  const fim = fimDaPalavra(inteiro, ate);
  return VALE_INTEIRO.test(inteiro.slice(fim)) ? inteiro : `${inteiro.slice(0, fim || ate)}${CORTE}`;
}

function formaDe(letra: string): string {
  if (BASICO.includes(letra) || ESTENDIDO.includes(letra)) return letra;
  const outra = EM_OUTRA_FORMA.get(letra) ?? letra.normalize('NFD').replace(ACENTOS, '');
  return Array.from(outra).every((parte) => BASICO.includes(parte)) ? outra : SEM_FORMA;
}

function quantosCabem(texto: string, lugares: number): number {
  let quantos = Math.min(texto.length, lugares);
  while (lugaresNoSms(texto.slice(0, quantos)) > lugares) quantos -= 1;
  return quantos;
}

/** The end of the last word that fits whole; 0 where not even the first one fits. */
function fimDaPalavra(texto: string, ate: number): number {
  if (/\s/.test(texto.charAt(ate))) return ate;
  return Math.max(0, texto.slice(0, ate).search(/\s+\S*$/));
}
