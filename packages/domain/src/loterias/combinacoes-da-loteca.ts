import type { Centavos } from '../dinheiro.ts';
import { fracao } from '../dinheiro.ts';

/**
 * The tickets of Loteca that are sold: by triples and doubles, the greatest number of cotas of a pool; null where no pool
 * is sold. The cotas are a table of Caixa's and no formula gives all of them (three triples alone have 12, not 13).
 */
const COTAS_MAXIMAS: readonly (readonly [triplos: number, duplos: number, cotas: number | null])[] = [
  [0, 1, null],
  [0, 2, null],
  [0, 3, 4],
  [0, 4, 8],
  [0, 5, 16],
  [0, 6, 32],
  [0, 7, 50],
  [0, 8, 50],
  [0, 9, 50],
  [1, 0, null],
  [1, 1, null],
  [1, 2, 6],
  [1, 3, 12],
  [1, 4, 24],
  [1, 5, 48],
  [1, 6, 50],
  [1, 7, 50],
  [1, 8, 50],
  [2, 0, 4],
  [2, 1, 9],
  [2, 2, 18],
  [2, 3, 36],
  [2, 4, 50],
  [2, 5, 50],
  [2, 6, 50],
  [3, 0, 12],
  [3, 1, 27],
  [3, 2, 50],
  [3, 3, 50],
  [3, 4, 50],
  [3, 5, 50],
  [4, 0, 40],
  [4, 1, 50],
  [4, 2, 50],
  [4, 3, 50],
  [5, 0, 50],
  [5, 1, 50],
  [6, 0, 50],
];

export type CombinacaoDaLoteca = {
  readonly triplos: number;
  readonly duplos: number;
  /** Simple bets: 2 for each double, 3 for each triple. */
  readonly apostas: number;
  readonly cotasMaximas: number | null;
};

/** The 38 tickets of Loteca. */
export const COMBINACOES_DA_LOTECA: readonly CombinacaoDaLoteca[] = COTAS_MAXIMAS.map(
  ([triplos, duplos, cotasMaximas]) => ({
    triplos,
    duplos,
    apostas: 2 ** duplos * 3 ** triplos,
    cotasMaximas,
  }),
);

/** The ticket with so many doubles and triples; undefined when it is not sold. */
export function combinacaoDaLoteca({
  duplos,
  triplos,
}: {
  readonly duplos: number;
  readonly triplos: number;
}): CombinacaoDaLoteca | undefined {
  return COMBINACOES_DA_LOTECA.find((linha) => linha.duplos === duplos && linha.triplos === triplos);
}

/** The smallest cota of a pool with one such ticket. */
export function cotaMinimaDaLoteca(preco: Centavos, { cotasMaximas }: CombinacaoDaLoteca): Centavos | null {
  return cotasMaximas === null ? null : fracao(preco, { numerador: 1, denominador: cotasMaximas }, 'paraCima');
}
