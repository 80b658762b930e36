import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';

const DINHEIRO = /^(valor|caucao$|saldo$|disponivel$|bloqueado$|retido$|pendente$|custo|preco|total$)/;
const MOMENTO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A datum of a copy as its owner reads it, at any depth: amounts are never bare centavos (REGRAS 2.17 Export). */
export function emPalavras(chave: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (typeof valor === 'number') return DINHEIRO.test(chave) ? formatarReais(centavos(valor)) : String(valor);
  if (typeof valor === 'string') return MOMENTO.test(valor) ? formatarMomento(valor) : valor;
  if (Array.isArray(valor)) return valor.map((item) => emPalavras(chave, item)).join(', ');
  return Object.entries(valor as object)
    .map(([nome, dentro]) => `${nome} ${emPalavras(nome, dentro)}`)
    .join(', ');
}

/**
 * Characters that the fonts of the document lack: everything but Latin, Greek and Cyrillic letters and the signs of money
 * and text.
 */
const FORA =
  /[^\n\x20-\x7e\u00a0-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u209c\u20a0-\u20bf\u2100-\u215f\u2212]/u;

/**
 * A text in the letters that the document's font has. A letter in another form (full width, for example) becomes the
 * plain letter; a sign without a likeness (an emoji, another script) is shown by its number, so that nothing disappears
 * silently. The JSON beside the document has every text whole.
 */
export function nasLetrasDoDocumento(texto: string): string {
  return Array.from(texto.normalize('NFC'), (letra) => {
    if (!FORA.test(letra)) return letra;
    const simples = letra.normalize('NFKC');
    return simples !== letra && !FORA.test(simples)
      ? simples
      : `[U+${letra.codePointAt(0)?.toString(16).toUpperCase()}]`;
  }).join('');
}
