import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';

const DINHEIRO = /^(valor|caucao$|saldo$|disponivel$|bloqueado$|pendente$|custo|preco|total$)/;
const MOMENTO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A datum of a copy as its owner reads it, at any depth: amounts are never bare centavos (REGRAS 2.17 Export). */
export const emPalavras = (chave: string, valor: unknown): string => {
  if (valor === null || valor === undefined || valor === '') return '';
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (typeof valor === 'number') return DINHEIRO.test(chave) ? formatarReais(centavos(valor)) : String(valor);
  if (typeof valor === 'string') return MOMENTO.test(valor) ? formatarMomento(valor) : valor;
  if (Array.isArray(valor)) return valor.map((item) => emPalavras(chave, item)).join(', ');
  return Object.entries(valor as object)
    .map(([nome, dentro]) => `${nome} ${emPalavras(nome, dentro)}`)
    .join(', ');
};

const MENOS = /\u2212/g;
/**
 * Characters that the fonts of the document lack: everything outside Western Latin and the signs of its Windows
 * alphabet.
 */
const FORA =
  /[^\n\x20-\x7e\u00a0-\u00ff\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]/u;

/**
 * A text in the letters that the document has. A minus becomes a hyphen, and a letter with a foreign accent becomes the
 * plain letter. A character without a likeness is written as its number, so that nothing is lost without a sign. The
 * JSON beside it has every text whole.
 */
export const nasLetrasDoDocumento = (texto: string): string =>
  Array.from(texto.replace(MENOS, '-'), (letra) => {
    if (!FORA.test(letra)) return letra;
    const simples = letra.normalize('NFKD').replace(/\p{M}/gu, '');
    return simples !== '' && !FORA.test(simples) ? simples : `[U+${letra.codePointAt(0)?.toString(16).toUpperCase()}]`;
  }).join('');
