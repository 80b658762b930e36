import { describe, expect, it } from 'vitest';
import { estatisticaDe } from './estatistica.ts';

const CONCURSOS = [
  { concurso: 12, data: '2026-11-24', sorteios: [[5, 1, 3]] },
  { concurso: 11, data: '2026-11-22', sorteios: [[1, 2, 3]] },
  { concurso: 10, data: '2026-11-19', sorteios: [[2, 3, 5]] },
];

describe('statistics of a lottery (spec B§7)', () => {
  it('count how often a number came out and for how many concursos it has not', () => {
    const { concursos, dezenas } = estatisticaDe(CONCURSOS, { de: 1, ate: 5, pares: 3 });
    expect(concursos).toBe(3);
    expect(dezenas).toEqual([
      { dezena: 1, vezes: 2, atraso: 0 },
      { dezena: 2, vezes: 2, atraso: 1 },
      { dezena: 3, vezes: 3, atraso: 0 },
      { dezena: 4, vezes: 0, atraso: null },
      { dezena: 5, vezes: 2, atraso: 0 },
    ]);
  });

  it('name the pairs that came out together most often, and no more than asked for', () => {
    expect(estatisticaDe(CONCURSOS, { de: 1, ate: 5, pares: 3 }).pares).toEqual([
      { dezenas: [1, 3], vezes: 2 },
      { dezenas: [2, 3], vezes: 2 },
      { dezenas: [3, 5], vezes: 2 },
    ]);
  });

  it('of two draws count both', () => {
    const { dezenas } = estatisticaDe(
      [
        {
          concurso: 1,
          data: '2026-11-24',
          sorteios: [
            [1, 2],
            [2, 3],
          ],
        },
      ],
      { de: 1, ate: 3, pares: 0 },
    );
    expect(dezenas.map(({ vezes }) => vezes)).toEqual([1, 2, 1]);
  });

  it('of nothing are empty', () => {
    expect(estatisticaDe([], { de: 1, ate: 1, pares: 5 })).toEqual({
      concursos: 0,
      dezenas: [{ dezena: 1, vezes: 0, atraso: null }],
      pares: [],
    });
  });
});
