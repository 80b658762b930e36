import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { somarDias } from '../datas.ts';
import { cicloDeNumero, cicloSeguinte, ciclosInteiros, diasDoCiclo, proximoVencimento } from './ciclo.ts';

describe('Cycles of a membership (REGRAS 2.1)', () => {
  it.each([
    ['2026-12-10', 0, { inicio: '2026-12-10', fim: '2027-01-09' }, 31],
    ['2026-12-10', 2, { inicio: '2027-02-10', fim: '2027-03-09' }, 28],
    ['2027-01-31', 0, { inicio: '2027-01-31', fim: '2027-02-27' }, 28],
    ['2027-01-31', 1, { inicio: '2027-02-28', fim: '2027-03-30' }, 31],
    ['2027-01-31', 2, { inicio: '2027-03-31', fim: '2027-04-29' }, 30],
    ['2028-02-29', 12, { inicio: '2029-02-28', fim: '2029-03-28' }, 29],
  ])('anchored on %s, cycle %i runs %o and has %i days', (ancora, numero, ciclo, dias) => {
    expect(cicloDeNumero(ancora, numero)).toEqual(ciclo);
    expect(diasDoCiclo(ciclo)).toBe(dias);
  });

  it('follows each other without a gap or an overlap, whatever the anchor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 40 }), (dias, numero) => {
        const ancora = somarDias('2026-01-01', dias);
        const ciclo = cicloDeNumero(ancora, numero);
        const seguinte = cicloSeguinte({ ancora, fim: ciclo.fim });
        expect(seguinte).toEqual(cicloDeNumero(ancora, numero + 1));
        expect(seguinte.inicio).toBe(somarDias(ciclo.fim, 1));
      }),
    );
  });

  it('leads to an anchor that lies ahead by one month of another length', () => {
    const ancora = '2027-01-25';
    const ajuste = cicloSeguinte({ ancora, fim: '2027-01-09' });
    expect(ajuste).toEqual({ inicio: '2027-01-10', fim: '2027-01-24' });
    expect(cicloSeguinte({ ancora, fim: ajuste.fim })).toEqual({ inicio: '2027-01-25', fim: '2027-02-24' });
  });

  it('counts those that lie whole between two days as a walk over them does', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: -400, max: 800 }), fc.nat(200), (dias, desde, duracao) => {
        const ancora = somarDias('2027-01-01', dias);
        const depoisDe = somarDias(ancora, desde);
        const ate = somarDias(depoisDe, duracao);
        const ciclos = Array.from({ length: 50 }, (_, numero) => cicloDeNumero(ancora, numero));
        const inteiros = ciclos.filter((ciclo) => ciclo.inicio > depoisDe && ciclo.fim <= ate);
        expect(ciclosInteiros({ ancora, depoisDe, ate })).toBe(inteiros.length);
      }),
    );
  });
});

describe('The day on which the next month is charged (REGRAS 2.1, 2.8)', () => {
  const fica = { cicloFim: '2027-01-09', saidaEm: null, fimEm: null };

  it.each([
    ['the day after the month', fica, '2027-01-10'],
    ['none before the first month', { ...fica, cicloFim: null }, null],
    ['none for a member who leaves', { ...fica, saidaEm: '2027-01-09' }, null],
    ['one in a group that ends after it', { ...fica, fimEm: '2027-02-09' }, '2027-01-10'],
    ['one that is the last day of the group', { ...fica, fimEm: '2027-01-10' }, '2027-01-10'],
    ['none where the group ends with the month', { ...fica, fimEm: '2027-01-09' }, null],
  ])('%s', (_nome, membro, dia) => {
    expect(proximoVencimento(membro)).toBe(dia);
  });
});
