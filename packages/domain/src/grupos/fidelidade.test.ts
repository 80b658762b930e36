import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import {
  curvaDaMulta,
  diaDaPergunta,
  fimDaFidelidade,
  mesDoPrazo,
  mesesDoPeriodo,
  prazoEmMeses,
} from './fidelidade.ts';

describe('Fidelity groups (REGRAS part 1, 2.9)', () => {
  it.each([
    [0, null],
    [1, 3],
    [2, 6],
    [3, 12],
    [9, null],
  ])('a plan of period %i has a term of %s months', (periodo, meses) => {
    expect(mesesDoPeriodo(periodo)).toBe(meses);
  });

  it('a renewal adds the same months again', () => {
    expect(prazoEmMeses({ meses: 6, renovacoes: 0 })).toBe(6);
    expect(prazoEmMeses({ meses: 6, renovacoes: 2 })).toBe(18);
  });

  it('the term ends on the day before the cycle that would be the next, and the question comes 15 days before', () => {
    expect(fimDaFidelidade('2026-11-10', 3)).toBe('2027-02-09');
    expect(diaDaPergunta('2027-02-09', REGRAS_PADRAO)).toBe('2027-01-25');
  });

  it.each([
    ['2026-11-10', 1],
    ['2026-12-09', 1],
    ['2026-12-10', 2],
    ['2027-11-10', 13],
  ])('on %s month %i of a term that began on 10 November runs', (hoje, mes) => {
    expect(mesDoPrazo('2026-11-10', hoje)).toBe(mes);
  });

  it('the exit fee is 10 % of each month that has not begun, falls to nothing, and never passes the deposit', () => {
    // 20,00 a month: 12 months have 2,00 for each of those to come, and the deposit of 16,00 is the most.
    const curva = curvaDaMulta({ caucao: centavos(1_600), mensalSemTaxas: centavos(2_000), meses: 12 }, REGRAS_PADRAO);
    expect(curva.map(({ multa }) => multa)).toEqual([
      1_600, 1_600, 1_600, 1_600, 1_400, 1_200, 1_000, 800, 600, 400, 200, 0,
    ]);
    expect(curva[0]).toEqual({ mes: 1, restantes: 11, multa: 1_600 });
  });
});
