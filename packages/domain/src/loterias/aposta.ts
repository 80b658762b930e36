import type { Dia } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { multiplicar } from '../dinheiro.ts';
import { combinacoes } from './combinacoes.ts';
import type { Dezenas, Extra, SlugDaLoteria } from './loteria.ts';
import { LOTERIAS } from './loterias.ts';
import { exigirVigente } from './vigencia.ts';

/** The results of one match that a ticket of Loteca marks: one, two (double) or three (triple). */
export type Palpite = readonly Coluna[];
/** Home team, draw, away team. */
export type Coluna = '1' | 'X' | '2';
export const COLUNAS: readonly Coluna[] = ['1', 'X', '2'];

/** A bet on numbers, with what the lottery asks for beside them. */
export type ApostaDeDezenas = {
  readonly loteria: Exclude<SlugDaLoteria, 'loteca'>;
  readonly dezenas: readonly number[];
  readonly trevos?: readonly number[];
  /** The team by its name and state, `BARRA FC/SC`. */
  readonly time?: string;
  /** The month, 1 to 12. */
  readonly mes?: number;
};

/** A ticket of Loteca: the marked results of each match, in their order. */
export type ApostaDaLoteca = { readonly loteria: 'loteca'; readonly palpites: readonly Palpite[] };

/** One bet of any lottery. */
export type Aposta = ApostaDeDezenas | ApostaDaLoteca;

export function ehDaLoteca(aposta: Aposta): aposta is ApostaDaLoteca {
  return aposta.loteria === 'loteca';
}

/** The universe and the marks of a lottery of numbers. */
export function dezenasDe(loteria: ApostaDeDezenas['loteria']): Dezenas {
  return volanteDe(loteria).dezenas;
}

export function extraDe(loteria: ApostaDeDezenas['loteria']): Extra | undefined {
  return volanteDe(loteria).extra;
}

export function duplosDe({ palpites }: ApostaDaLoteca): number {
  return palpites.filter(({ length }) => length === 2).length;
}
export function triplosDe({ palpites }: ApostaDaLoteca): number {
  return palpites.filter(({ length }) => length === 3).length;
}

/** The simple bets inside a bet: what it costs, and what its odds and its prizes are counted in. */
export function apostasSimples(aposta: Aposta): number {
  if (ehDaLoteca(aposta)) return 2 ** duplosDe(aposta) * 3 ** triplosDe(aposta);
  const { simples } = dezenasDe(aposta.loteria);
  const extra = extraDe(aposta.loteria);
  const dosTrevos = extra?.tipo === 'trevos' ? combinacoes(aposta.trevos?.length ?? 0, extra.simples) : 1;
  return combinacoes(aposta.dezenas.length, simples) * dosTrevos;
}

/** The price of a bet on a day: its simple bets times the price of one (the second draw of Dupla Sena costs nothing). */
export function precoDaAposta(aposta: Aposta, dia: Dia): Centavos {
  return multiplicar(exigirVigente(LOTERIAS[aposta.loteria].precoSimples, dia), apostasSimples(aposta));
}

/** A number as it is printed on a ticket: `07`, `00`. */
export function escreverDezena(dezena: number): string {
  return String(dezena).padStart(2, '0');
}

function volanteDe(loteria: ApostaDeDezenas['loteria']): { readonly dezenas: Dezenas; readonly extra?: Extra } {
  const { volante } = LOTERIAS[loteria];
  if (volante.tipo !== 'dezenas') throw new RangeError(`a lottery without numbers: ${loteria}`);
  return volante;
}
