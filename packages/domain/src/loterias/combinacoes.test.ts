import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinacoes, combinacoesExatas, simplesComAcertos } from './combinacoes.ts';

describe('the binomial coefficient', () => {
  it.each([
    [60, 6, 50_063_860n],
    [25, 15, 3_268_760n],
    [80, 5, 24_040_016n],
    [22, 11, 705_432n],
    // 100! / (20! 80!)
    [100, 20, 535_983_370_403_809_682_970n],
    [6, 7, 0n],
    [6, -1, 0n],
  ])('C(%i, %i) is %s', (n, k, total) => {
    expect(combinacoesExatas(n, k)).toBe(total);
  });

  it('is the same in both forms for every size of a ticket, and refuses what no number holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: -2, max: 52 }), (n, k) => {
        expect(combinacoes(n, k)).toBe(Number(combinacoesExatas(n, k)));
      }),
    );
    expect(() => combinacoes(100, 20)).toThrow(RangeError);
  });
});

describe('the winning simple bets inside a bet', () => {
  // Rows of the published tables: hits of the bet, then the simple bets with that many hits, downwards.
  it.each([
    { jogo: 'Mega-Sena', simples: 6, marcas: 15, certas: 6, desde: 6, quantas: [1, 54, 540] },
    { jogo: 'Mega-Sena', simples: 6, marcas: 20, certas: 5, desde: 5, quantas: [15, 525] },
    { jogo: 'Lotofácil', simples: 15, marcas: 18, certas: 15, desde: 15, quantas: [1, 45, 315, 455, 0] },
    { jogo: 'Lotofácil', simples: 15, marcas: 20, certas: 13, desde: 13, quantas: [21, 455, 2_730] },
    { jogo: 'Quina', simples: 5, marcas: 11, certas: 4, desde: 4, quantas: [7, 84, 210] },
    { jogo: 'Dupla Sena', simples: 6, marcas: 14, certas: 3, desde: 3, quantas: [165] },
    { jogo: 'Dia de Sorte', simples: 7, marcas: 15, certas: 7, desde: 7, quantas: [1, 56, 588, 1_960] },
  ])('$jogo, $marcas marks and $certas hits: $quantas', ({ simples, marcas, certas, desde, quantas }) => {
    expect(quantas.map((_, passo) => simplesComAcertos(desde - passo, { marcas, certas, simples }))).toEqual(quantas);
  });

  it('sum to all simple bets of the ticket, over every number of hits', () => {
    for (const [simples, maximo] of [
      [6, 20],
      [15, 20],
      [5, 15],
      [7, 15],
      [10, 10],
      [2, 6],
    ] as const) {
      for (let marcas = simples; marcas <= maximo; marcas += 1) {
        for (let certas = 0; certas <= simples; certas += 1) {
          let soma = 0;
          for (let acertos = 0; acertos <= simples; acertos += 1) {
            soma += simplesComAcertos(acertos, { marcas, certas, simples });
          }
          expect({ marcas, certas, soma }).toEqual({ marcas, certas, soma: combinacoes(marcas, simples) });
        }
      }
    }
  });
});
