import type { Dia } from '../datas.ts';

/** A value in force from a day on: prices, shares, days and limits of the lotteries change by act of their operators. */
export type Vigencia<T> = { readonly desde: Dia; readonly vale: T };

/** The value in force on a day, out of rows in the order of their days; undefined before the first of them. */
export function vigenteEm<T>(linhas: readonly Vigencia<T>[], dia: Dia): T | undefined {
  return linhas.findLast(({ desde }) => desde <= dia)?.vale;
}

/** The same, for a day on which a value must be known: a bet is never priced or paid by a rule that nobody wrote down. */
export function exigirVigente<T>(linhas: readonly Vigencia<T>[], dia: Dia): T {
  const vale = vigenteEm(linhas, dia);
  if (vale === undefined) throw new RangeError(`no value is known for ${dia}`);
  return vale;
}
