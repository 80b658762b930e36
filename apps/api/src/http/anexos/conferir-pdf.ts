/** Words of a PDF that runs something, opens something or carries another file. */
const PERIGOSOS = ['/JavaScript', '/JS', '/Launch', '/EmbeddedFile', '/OpenAction', '/AA', '/RichMedia', '/Encrypt'];
const COMECO = '%PDF-';
const FIM = '%%EOF';
const CAUDA = 2_048;

/**
 * True for bytes that begin and end as a PDF and that do nothing by themselves when they are opened. A renamed program is
 * none (ASVS 5.2; REGRAS 2.7).
 */
export function ehPdfInofensivo(bytes: Buffer): boolean {
  if (!ehPdf(bytes)) return false;
  if (!bytes.subarray(-CAUDA).toString('latin1').includes(FIM)) return false;
  const texto = bytes.toString('latin1');
  return !PERIGOSOS.some((palavra) => temPalavra(texto, palavra));
}

/** True for bytes that begin as a PDF. */
export function ehPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, COMECO.length).toString('latin1') === COMECO;
}

/** The name as a whole: `/AA` is no part of `/AAPL`. */
function temPalavra(texto: string, palavra: string): boolean {
  for (let em = texto.indexOf(palavra); em >= 0; em = texto.indexOf(palavra, em + 1))
    if (!/[A-Za-z0-9]/.test(texto.charAt(em + palavra.length))) return true;
  return false;
}
