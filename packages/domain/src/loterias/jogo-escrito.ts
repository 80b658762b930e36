import type { Aposta } from './aposta.ts';
import { ehDaLoteca, escreverDezena } from './aposta.ts';
import { MESES } from './recusa-da-aposta.ts';

/** A bet as a receipt prints it, in one line: `04 08 15 16 23 42`, `01 02 … + 3 5`, `… + JULHO`, `1 X 12 …` (REGRAS 2.12 Receipt). */
export function escreverJogo(aposta: Aposta): string {
  if (ehDaLoteca(aposta)) return aposta.palpites.map((palpite) => palpite.join('')).join(' ');
  const { dezenas, trevos, time, mes } = aposta;
  const numeros = emOrdem(dezenas).map(escreverDezena).join(' ');
  const extras = [
    ...(trevos === undefined ? [] : [emOrdem(trevos).join(' ')]),
    ...(time === undefined ? [] : [time]),
    ...(mes === undefined ? [] : [MESES[mes - 1] ?? '']),
  ];
  return maiusculas([numeros, ...extras].join(' + '));
}

export type JogosLidos =
  | { readonly ordens: readonly number[] }
  /** The first line that is no bet of the pool, or that comes twice. */
  | { readonly sobra: string };

/**
 * The bets of a pool that a receipt has, by their places: one a line, or between semicolons, with the numbers in any order.
 * Two equal bets of a pool take two lines.
 */
export function lerJogos(texto: string, apostas: readonly Aposta[]): JogosLidos {
  const livres = new Map(apostas.map((aposta, ordem) => [ordem, escreverJogo(aposta)]));
  const ordens: number[] = [];
  for (const linha of texto.split(/[\n;]/).map(normalizar)) {
    if (linha === '') continue;
    const ordem = [...livres].find(([, jogo]) => jogo === linha)?.[0];
    if (ordem === undefined) return { sobra: linha };
    livres.delete(ordem);
    ordens.push(ordem);
  }
  return { ordens: ordens.sort((a, b) => a - b) };
}

/** Numbers in rising order with two digits; the marks of Loteca keep their places. */
function normalizar(linha: string): string {
  const [numeros = '', ...extras] = maiusculas(linha).split(/\s*\+\s*/);
  const partes = numeros.trim().split(/\s+/);
  const soNumeros = partes.every((parte) => /^\d{1,2}$/.test(parte));
  const ehLoteca = partes.length === PARTIDAS && partes.every((parte) => /^[1X2]{1,3}$/.test(parte));
  const lido = soNumeros && !ehLoteca ? emOrdem(partes.map(Number)).map(escreverDezena).join(' ') : partes.join(' ');
  const semZeros = extras.map((extra) =>
    /^[\d\s]+$/.test(extra) ? emOrdem(extra.trim().split(/\s+/).map(Number)).join(' ') : extra.trim(),
  );
  return [lido, ...semZeros].join(' + ').trim();
}

const PARTIDAS = 14;

function emOrdem(numeros: readonly number[]): readonly number[] {
  return [...numeros].sort((a, b) => a - b);
}
function maiusculas(texto: string): string {
  return texto.toLocaleUpperCase('pt-BR');
}
