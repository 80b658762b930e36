import { describe, expect, it } from 'vitest';
import type { Aposta, ApostaDeDezenas } from './aposta.ts';
import { chanceDaFaixa, chancesDaAposta, umEm } from './chances.ts';

const HOJE = '2026-11-26';
function marcar(quantas: number, de = 1) {
  return Array.from({ length: quantas }, (_, i) => i + de);
}
function de(loteria: ApostaDeDezenas['loteria'], quantas: number, mais: Partial<ApostaDeDezenas> = {}): Aposta {
  return {
    loteria,
    dezenas: marcar(quantas, loteria === 'lotomania' ? 0 : 1),
    ...mais,
  };
}
function umaEm(aposta: Aposta) {
  return chancesDaAposta(aposta, HOJE).map(({ chance }) => umEm(chance));
}

describe('the odds of a bet, one in so many', () => {
  it.each([
    ['Mega-Sena', de('mega-sena', 6), [50_063_860, 154_518.09, 2_332.35]],
    ['Lotofácil', de('lotofacil', 15), [3_268_760, 21_791.73, 691.8, 59.87, 11.4]],
    ['Quina', de('quina', 5), [24_040_016, 64_106.71, 866.31, 35.6]],
    [
      'Timemania',
      de('timemania', 10, { time: 'BARRA FC/SC' }),
      [26_472_636.67, 216_103.16, 5_219.88, 276.35, 28.87, 80],
    ],
    ['Lotomania', de('lotomania', 50), [11_372_635.89, 352_551.71, 24_235.56, 2_776.99, 472.68, 112.39, 11_372_635.89]],
    ['Dia de Sorte', de('dia-de-sorte', 7, { mes: 1 }), [2_629_575, 15_652.23, 453.69, 37.12, 12]],
    [
      '+Milionária',
      de('mais-milionaria', 6, { trevos: [1, 2] }),
      [238_360_500, 17_025_750, 902_880.68, 64_491.48, 16_797.78, 1_199.84, 899.88, 112.49, 117.06, 14.63],
    ],
    ['Trem das Onze', de('trem-das-onze', 11), [352_716, 2_915.01, 116.6, 12.96]],
  ] satisfies [string, Aposta, number[]][])('%s', (_nome, aposta, esperadas) => {
    expect(umaEm(aposta)).toEqual(esperadas);
  });

  it('Dupla Sena has the same odds in both draws', () => {
    const chances = umaEm(de('dupla-sena', 6));
    expect(chances.slice(0, 4)).toEqual([15_890_700, 60_192.05, 1_119.85, 59.99]);
    expect(chances.slice(4)).toEqual(chances.slice(0, 4));
  });

  it.each([
    [de('mega-sena', 15), 10_002.77],
    [de('lotofacil', 20), 210.83],
    [de('quina', 15), 8_005.33],
    [de('dupla-sena', 15), 3_174.97],
    [de('dia-de-sorte', 15, { mes: 1 }), 408.64],
  ])('of a multiple bet %j at the first tier are %d', (aposta, esperada) => {
    expect(umaEm(aposta)[0]).toBe(esperada);
  });

  it('Loteca counts its simple bets', () => {
    function loteca(duplos: number, triplos: number): Aposta {
      return {
        loteria: 'loteca',
        palpites: marcar(14).map((jogo) =>
          jogo <= triplos ? ['1', 'X', '2'] : jogo <= triplos + duplos ? ['1', 'X'] : ['1'],
        ),
      };
    }
    expect(umaEm(loteca(1, 0))).toEqual([2_391_484.5, 85_410.16]);
    expect(umaEm(loteca(5, 3))).toEqual([5_535.84, 197.71]);
  });

  it('of something that cannot happen are none', () => {
    expect(umEm({ favoraveis: 0n, possiveis: 10n })).toBeUndefined();
  });

  it('over every number of hits sum to one', () => {
    const faixa = { numero: 1, nome: '', sorteio: 1, pagamento: { tipo: 'anunciado' }, semGanhador: 'desce' } as const;
    for (const aposta of [de('mega-sena', 9), de('lotofacil', 18), de('lotomania', 50), de('timemania', 10)]) {
      let soma = 0n;
      let todas = 0n;
      for (let acertos = 0; acertos <= 20; acertos += 1) {
        const { favoraveis, possiveis } = chanceDaFaixa(aposta, { ...faixa, acertos: [acertos] });
        soma += favoraveis;
        todas = possiveis;
      }
      expect(soma).toBe(todas);
    }
  });
});
