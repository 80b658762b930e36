/**
 * Texts of people in a document that cannot write every letter. Nothing disappears silently: a letter in another form
 * (full width, for example) becomes the plain letter, one with an accent that is missing loses the accent, and a sign
 * without a likeness (an emoji, another script) is shown by its number (REGRAS 2.17 Export, 2.33).
 */
function nasLetras(texto: string, fora: RegExp): string {
  return Array.from(texto.normalize('NFC'), (letra) => {
    if (!fora.test(letra)) return letra;
    const parecida = [letra.normalize('NFKC'), letra.normalize('NFKD').replaceAll(/\p{M}/gu, '')].find(
      (outra) => outra !== letra && outra !== '' && !fora.test(outra),
    );
    return parecida ?? `[U+${letra.codePointAt(0)?.toString(16).toUpperCase()}]`;
  }).join('');
}

/**
 * Characters that the fonts of a PDF lack: everything but Latin, Greek and Cyrillic letters and the signs of money and
 * text.
 */
const FORA_DO_PDF =
  /[^\n\x20-\x7e\u00a0-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20bf\u2100-\u215f\u2212]/u;

/** A text in the letters that the fonts of a PDF have. */
export function nasLetrasDoDocumento(texto: string): string {
  return nasLetras(texto, FORA_DO_PDF);
}

/** The signs of Windows-1252 from 0x80 on that Unicode has elsewhere; a hole is a byte without a sign. */
const DE_0X80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const FORA_DE_1252 = new RegExp(`[^\\n\\r\\x20-\\x7e\\u00a0-\\u00ff${DE_0X80.replaceAll('\0', '')}]`, 'u');

/** A text as bytes of Windows-1252, the letters of the programs that read statements of banks. */
export function emWindows1252(texto: string): Uint8Array {
  return Uint8Array.from(nasLetras(texto, FORA_DE_1252), (letra) => {
    const lugar = DE_0X80.indexOf(letra);
    return lugar === -1 ? letra.charCodeAt(0) : 0x80 + lugar;
  });
}
