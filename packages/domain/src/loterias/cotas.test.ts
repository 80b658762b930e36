import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import type { Aposta, ApostaDeDezenas, Palpite } from './aposta.ts';
import { dividirPremio, precoDoBolao, recusaDasCotas, TAXA_MAXIMA } from './cotas.ts';

const DIA = '2026-11-26';
function de(loteria: ApostaDeDezenas['loteria'], marcas: number, desde = 1): Aposta {
  return {
    loteria,
    dezenas: Array.from({ length: marcas }, (_, i) => i + desde),
  };
}
function vezes(aposta: Aposta, quantas: number): readonly Aposta[] {
  return Array.from({ length: quantas }, () => aposta);
}
function loteca(duplos: number, triplos: number): Aposta {
  return {
    loteria: 'loteca',
    palpites: Array.from(
      { length: 14 },
      (_, jogo): Palpite => (jogo < triplos ? ['1', 'X', '2'] : jogo < triplos + duplos ? ['1', 'X'] : ['1']),
    ),
  };
}

describe('the price of a cota (REGRAS 2.12)', () => {
  it('is the bets over the cotas, and the fee apart: R$ 168,00 over 12 is R$ 14,00, and at most R$ 4,90 more', () => {
    const preco = precoDoBolao([de('mega-sena', 8)], { cotas: 12, taxa: TAXA_MAXIMA, dia: DIA });
    expect(preco).toEqual({ custo: 16_800, valorCota: 1_400, taxa: 490, total: 1_890, sobra: 0 });
  });

  it('goes up to the next centavo, and what that brings is recorded', () => {
    // R$ 18,00 ÷ 7 = 2,571…: 7 × 2,58 = 18,06.
    const preco = precoDoBolao(vezes(de('mega-sena', 6), 3), { cotas: 7, taxa: { milesimos: 100 }, dia: DIA });
    expect(preco).toEqual({ custo: 1_800, valorCota: 258, taxa: 26, total: 284, sobra: 6 });
  });

  it('never sells the bets for less than they cost, nor for a centavo a cota more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), fc.integer({ min: 1, max: 10 }), (cotas, quantas) => {
        const { custo, valorCota, sobra } = precoDoBolao(vezes(de('quina', 7), quantas), {
          cotas,
          taxa: { milesimos: 100 },
          dia: DIA,
        });
        expect(valorCota * cotas).toBe(custo + sobra);
        expect(sobra).toBeLessThan(cotas);
      }),
    );
  });
});

describe('the limits of a pool', () => {
  it.each([
    [[], 10, { apostas: 'Um bolão tem ao menos uma aposta.' }],
    [
      [de('mega-sena', 6), de('quina', 5)],
      2,
      { apostas: 'As apostas de um recibo são da mesma loteria e do mesmo tamanho.' },
    ],
    [
      [de('mega-sena', 6), de('mega-sena', 7)],
      2,
      { apostas: 'As apostas de um recibo são da mesma loteria e do mesmo tamanho.' },
    ],
    [vezes(de('mega-sena', 8), 11), 100, { apostas: 'Mega-Sena aceita até 10 apostas por bolão.' }],
    [vezes(de('lotofacil', 20), 5), 100, { apostas: 'Lotofácil aceita até 4 apostas por bolão.' }],
    [[de('mega-sena', 9)], 101, { cotas: 'Este bolão de Mega-Sena vai de 2 a 100 cotas.' }],
    [[de('mega-sena', 9)], 1, { cotas: 'Este bolão de Mega-Sena vai de 2 a 100 cotas.' }],
    [[de('lotofacil', 16)], 26, { cotas: 'Este bolão de Lotofácil vai de 2 a 25 cotas.' }],
    [[de('lotofacil', 18)], 36, { cotas: 'Este bolão de Lotofácil vai de 2 a 35 cotas.' }],
    [[de('mega-sena', 6)], 2, { apostas: 'O bolão precisa de ao menos R$\u00A018,00 em apostas.' }],
    [[de('mega-sena', 7)], 10, { valorCota: 'A cota precisa custar ao menos R$\u00A07,00.' }],
    [[loteca(1, 0)], 2, { apostas: 'A Loteca não vende bolão com tão poucos duplos e triplos.' }],
    [[loteca(0, 3)], 13, { cotas: 'Este bolão de Loteca vai de 2 a 12 cotas.' }],
  ] satisfies [readonly Aposta[], number, object][])('%j in %i cotas: %j', (apostas, cotas, recusa) => {
    expect(recusaDasCotas(apostas, { cotas, dia: DIA })).toEqual(recusa);
  });

  it.each([
    [[de('mega-sena', 8)], 24],
    [vezes(de('lotofacil', 15), 4), 3],
    [[de('lotofacil', 20)], 100],
    [[loteca(0, 3)], 12],
    [[loteca(5, 3)], 50],
  ] satisfies [readonly Aposta[], number][])('%j in %i cotas is a pool', (apostas, cotas) => {
    expect(recusaDasCotas(apostas, { cotas, dia: DIA })).toBeUndefined();
  });
});

describe('the division of a prize (REGRAS 2.12)', () => {
  it.each([
    // Example 2 of the facts: R$ 79.380,93 over 11.
    [7_938_093, 11, 721_644, 9],
    // A centavo over a hundred cotas: nobody gets it, and it is recorded.
    [1, 100, 0, 1],
    [0, 50, 0, 0],
    [100_000, 50, 2_000, 0],
  ])('%i over %i cotas is %i each, and %i stay with the pool', (premio, cotas, porCota, resto) => {
    expect(dividirPremio(centavos(premio), cotas)).toEqual({ porCota, resto });
  });

  it('loses no centavo and keeps less than one for each cota', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 1, max: 100 }), (premio, cotas) => {
        const { porCota, resto } = dividirPremio(centavos(premio), cotas);
        expect(porCota * cotas + resto).toBe(premio);
        expect(resto).toBeLessThan(cotas);
      }),
    );
  });
});
