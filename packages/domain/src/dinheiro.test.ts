import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Centavos } from './dinheiro.ts';
import {
  analisarReais,
  aplicarTaxa,
  centavos,
  centavosParaDecimal,
  flutuanteParaCentavos,
  formatarReais,
  formatarReaisCurto,
  formatarValor,
  fracao,
  multiplicar,
  negar,
  porCento,
  proRata,
  ratear,
  reaisParaCentavos,
  somar,
  subtrair,
  ZERO,
} from './dinheiro.ts';
import { vezes } from './test/tamanho.ts';

const NBSP = '\u00A0';
const valor = fc.integer({ min: 0, max: 1_000_000_00 }).map(centavos);

describe('Centavos (REGRAS 2.0)', () => {
  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s: an amount is a safe integer', (numero) => {
    expect(() => centavos(numero)).toThrow(RangeError);
  });

  it('never makes a negative zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
  });

  it('throws when a sum leaves the safe integers, instead of losing a centavo', () => {
    expect(() => somar(centavos(Number.MAX_SAFE_INTEGER), centavos(1))).toThrow(RangeError);
    expect(() => multiplicar(centavos(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });

  it('multiplies by whole numbers only', () => {
    expect(multiplicar(centavos(1048), 3)).toBe(3144);
    expect(() => multiplicar(centavos(1048), 1.5)).toThrow(RangeError);
  });
});

describe('Rates (REGRAS 2.0, 2.4)', () => {
  it.each([
    // 20,00 × 8 % = 1,60
    [2000, { milesimos: 80 }, 160],
    // 10,48 × 3,99 % = 0,418152
    [1048, { basisPoints: 399 }, 42],
    // 0,50 × 5 % = 0,025, half goes up
    [50, { milesimos: 50 }, 3],
    // 0,49 × 5 % = 0,0245, under half goes down
    [49, { milesimos: 50 }, 2],
    // the reversal of the third row is its mirror
    [-50, { milesimos: 50 }, -3],
  ])('%i at %o is %i', (de, taxa, esperado) => {
    expect(aplicarTaxa(centavos(de), taxa)).toBe(esperado);
  });

  it('rounds as it is told', () => {
    // 1 ÷ 3 = 0,333…
    expect(fracao(centavos(1), { numerador: 1, denominador: 3 }, 'paraCima')).toBe(1);
    expect(fracao(centavos(2), { numerador: 1, denominador: 3 }, 'paraBaixo')).toBe(0);
    expect(fracao(centavos(3), { numerador: 1, denominador: 3 }, 'paraCima')).toBe(1);
    expect(fracao(centavos(-1), { numerador: 1, denominador: 3 }, 'paraCima')).toBe(-1);
  });

  it('is exact where a float would not be', () => {
    // 9.007.199.254.740.991 × 10.000 ÷ 10.000 overflows a double on the way
    expect(aplicarTaxa(centavos(Number.MAX_SAFE_INTEGER), { basisPoints: 10_000 })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    { numerador: 1, denominador: 0 },
    { numerador: 1, denominador: -1 },
    { numerador: 0.5, denominador: 1 },
    { numerador: 1, denominador: 0.5 },
    { numerador: 2 ** 53, denominador: 2 },
    { numerador: 1, denominador: 2 ** 53 },
  ])('refuses %o, which is not a fraction', (fracaoErrada) => {
    expect(() => fracao(centavos(1), fracaoErrada)).toThrow('not a fraction');
  });

  it('of nothing is nothing, without a sign', () => {
    expect(fracao(ZERO, { numerador: -1, denominador: 3 })).toBe(0);
    expect(negar(ZERO)).toBe(0);
  });
});

describe('Pro rata by days (REGRAS 2.9)', () => {
  it('is the worked example: 20,00 × 20/30 = 13,33 and 1,60 × 20/30 = 1,07', () => {
    expect(proRata(centavos(2000), { dias: 20, de: 30 })).toBe(1333);
    expect(proRata(centavos(160), { dias: 20, de: 30 })).toBe(107);
  });

  it('of no day is nothing and of all days is everything', () => {
    expect(proRata(centavos(2160), { dias: 0, de: 31 })).toBe(ZERO);
    expect(proRata(centavos(2160), { dias: 31, de: 31 })).toBe(2160);
  });

  it.each([
    { dias: -1, de: 30 },
    { dias: 31, de: 30 },
  ])('refuses %o', (dias) => {
    expect(() => proRata(centavos(100), dias)).toThrow(RangeError);
  });
});

const tempo = { timeout: 600_000 };

describe('Per cent (REGRAS 2.0)', () => {
  it.each([
    [1_642, 2_690, 61], // 61,04 %
    [2_690, 2_690, 100],
    [0, 2_690, 0],
    [29, 100, 29], // exact: floats would give 28,999…
    [1, 0, 0],
    [5, -10, 0],
  ])('%d of %d is %d per cent, rounded down', (parte, todo, esperado) => {
    expect(porCento(centavos(parte), centavos(todo))).toBe(esperado);
  });
});

describe('Split by largest remainder (REGRAS 2.0)', tempo, () => {
  it.each([
    // 10,00 ÷ 3 = 3,33 each, one centavo over, to the first
    [1000, 3, [334, 333, 333]],
    // 0,02 among 3: ties go to the lowest index
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
    [-1000, 3, [-334, -333, -333]],
  ])('%i in %i parts is %o', (total, partes, esperado) => {
    expect(ratear(centavos(total), partes)).toEqual(esperado);
  });

  it('follows the weights, the greatest remainder first', () => {
    // 100 by 1, 1, 4: 16,67 16,67 66,67: all remainders equal, the first two indexes get the centavos
    expect(ratear(centavos(100), [1, 1, 4])).toEqual([17, 17, 66]);
    // 10 by 1, 5, 2: 1,25 6,25 2,5: the third has the greatest remainder
    expect(ratear(centavos(10), [1, 5, 2])).toEqual([1, 6, 3]);
    expect(ratear(centavos(10), [0, 1])).toEqual([0, 10]);
  });

  it('gives the centavos that are over to the lowest indexes among equals, and to a greater remainder before them', () => {
    // 0,05 by 1, 1, 1, 2: 1 1 1 2 exactly; 0,04 by the same: 0,8 0,8 0,8 1,6: three centavos go to the first three
    expect(ratear(centavos(5), [1, 1, 1, 2])).toEqual([1, 1, 1, 2]);
    expect(ratear(centavos(4), [1, 1, 1, 2])).toEqual([1, 1, 1, 1]);
    // 0,02 by 2, 2, 3: 0,571 0,571 0,857: the third first, then the first
    expect(ratear(centavos(2), [2, 2, 3])).toEqual([1, 0, 1]);
  });

  it.each([[[1, -1]], [[0.5, 0.5]], [[1, 2 ** 53]]])('refuses the weights %o', (pesos) => {
    expect(() => ratear(centavos(10), pesos)).toThrow('weights are integers');
  });

  it.each([[[]], [[0, 0]]])('refuses to split by the weights %o, which are nothing', (pesos) => {
    expect(() => ratear(centavos(10), pesos)).toThrow('nothing to split by');
  });

  it.each([0, -1, 1.5])('refuses %d parts', (partes) => {
    expect(() => ratear(centavos(10), partes)).toThrow('not a number of parts');
  });

  it('always sums to the whole, and equal parts differ by a centavo at most', () => {
    const casos = vezes({ todoDia: 5_000, grande: 1_000_000 });
    fc.assert(
      fc.property(valor, fc.integer({ min: 1, max: 100 }), (total, partes) => {
        const rateio = ratear(total, partes);
        return somar(...rateio) === total && Math.max(...rateio) - Math.min(...rateio) <= 1;
      }),
      { numRuns: casos },
    );
  });

  it('by weights always sums to the whole, and no part is a centavo or more from its exact share', () => {
    const pesos = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(valor, pesos, (total, lista) => {
        const soma = lista.reduce((a, b) => a + b, 0);
        fc.pre(soma > 0);
        const rateio = ratear(total, lista);
        expect(somar(...rateio)).toBe(total);
        for (const [indice, parte] of rateio.entries()) {
          expect(Math.abs(parte * soma - total * (lista[indice] ?? 0))).toBeLessThan(soma);
        }
      }),
      { numRuns: vezes({ todoDia: 1_000, grande: 100_000 }) },
    );
  });
});

describe('Writing and reading reais (spec A§5, A§9)', () => {
  it.each([
    [0, `R$${NBSP}0,00`],
    [5, `R$${NBSP}0,05`],
    [123_456, `R$${NBSP}1.234,56`],
    [100_000_000_00, `R$${NBSP}100.000.000,00`],
    [-6160, `\u2212R$${NBSP}61,60`],
  ])('%i centavos read %s', (total, esperado) => {
    expect(formatarReais(centavos(total))).toBe(esperado);
  });

  it('a sentence that brings its own R$ gets the amount alone, with its sign', () => {
    expect(formatarValor(centavos(123_456))).toBe('1.234,56');
    expect(formatarValor(centavos(-6160))).toBe('\u221261,60');
    expect(formatarValor(ZERO)).toBe('0,00');
  });

  it.each([
    // below R$ 1.000 the full form
    [999_99, 'R$ 999,99'],
    [1_000_00, 'R$ 1 mil'],
    [1_050_00, 'R$ 1,05 mil'],
    [-1_500_00, '\u2212R$ 1,5 mil'],
    [1_500_00, 'R$ 1,5 mil'],
    [12_345_00, 'R$ 12,35 mil'],
    // the bound itself is still "mil"
    [999_000_00, 'R$ 999 mil'],
    [999_000_01, 'R$ 1 milhão'],
    [1_250_000_00, 'R$ 1,25 milhão'],
    // a singular never shows 2
    [1_999_000_00, 'R$ 1,99 milhão'],
    [1_999_000_01, 'R$ 2 milhões'],
    [5_000_000_00, 'R$ 5 milhões'],
    [850_000_000_00, 'R$ 850 milhões'],
    [1_234_567_890_00, 'R$ 1.234,57 milhões'],
  ])('%i centavos in short are "%s"', (total, esperado) => {
    expect(formatarReaisCurto(centavos(total))).toBe(esperado.replaceAll(' ', NBSP));
  });

  it.each([
    ['10.48', 1048],
    ['0.00', 0],
    ['0.01', 1],
    ['9999999999.99', 999_999_999_999],
  ])('the API Pix amount %s is %i centavos, both ways', (decimal, total) => {
    expect(reaisParaCentavos(decimal)).toBe(total);
    expect(centavosParaDecimal(centavos(total))).toBe(decimal);
  });

  it.each(['10', '10.4', '10.480', '10,48', '-1.00', '', '1e2', '12345678901.00'])(
    '"%s" is no API Pix amount',
    (texto) => {
      expect(() => reaisParaCentavos(texto)).toThrow(RangeError);
    },
  );

  it('writes no negative amount on that wire', () => {
    expect(() => centavosParaDecimal(centavos(-1))).toThrow(RangeError);
  });

  it.each([
    ['10', 1000],
    ['10,5', 1050],
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    [`R$${NBSP}1.234,56`, 123_456],
    ['-10,00', -1000],
    ['\u221210,00', -1000],
    ['10.5', undefined],
    ['1.23', undefined],
    ['1,234', undefined],
    ['dez', undefined],
    ['', undefined],
  ])('a person who types "%s" means %s', (texto, total) => {
    expect(analisarReais(texto)).toBe(total);
  });

  it('reads back everything that it writes', () => {
    const qualquer: fc.Arbitrary<Centavos> = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(centavos);
    fc.assert(fc.property(qualquer, (total) => analisarReais(formatarReais(total)) === total));
    fc.assert(fc.property(valor, (total) => reaisParaCentavos(centavosParaDecimal(total)) === total));
  });

  it('subtracts what it adds', () => {
    fc.assert(fc.property(valor, valor, (a, b) => subtrair(somar(a, b), b) === a));
  });
});

describe('an amount that a wire has as a float', () => {
  it.each([
    [50_460.11, 5_046_011],
    [1_091_357_286.54, 109_135_728_654],
    [0.29, 29],
    [0, 0],
  ])('%d is %i centavos', (reais, esperado) => {
    expect(flutuanteParaCentavos(reais)).toBe(esperado);
  });
});
