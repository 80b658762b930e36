import { describe, expect, it } from 'vitest';
import {
  contagemRegressiva,
  diaDe,
  diasEntre,
  ehDia,
  ehDiaUtil,
  ehNoturno,
  feriadosNacionais,
  fimDoDia,
  idadeEm,
  inicioDoDia,
  instanteDe,
  milissegundosDe,
  proximoDiaUtil,
  somarDias,
  somarDiasUteis,
  somarHoras,
  somarMeses,
  somarMinutos,
  somarSegundos,
} from './datas.ts';

describe('The Brasília calendar (REGRAS 2.0)', () => {
  it.each([
    ['2026-12-30T02:59:59.999Z', '2026-12-29'],
    ['2026-12-30T03:00:00.000Z', '2026-12-30'],
    // daylight saving time of 2018: the day began at 02:00 UTC
    ['2018-12-30T02:00:00.000Z', '2018-12-30'],
  ])('%s falls on %s', (instante, dia) => {
    expect(diaDe(instante)).toBe(dia);
  });

  it('a day begins at 00:00 in Brasília', () => {
    expect(inicioDoDia('2026-12-30')).toBe('2026-12-30T03:00:00.000Z');
    expect(diaDe(inicioDoDia('2018-11-04'))).toBe('2018-11-04');
    expect(fimDoDia('2026-12-30')).toBe('2026-12-31T02:59:59.999Z');
  });

  it('instants are written in UTC with milliseconds, from any offset', () => {
    expect(somarHoras('2026-12-30T21:00:00-03:00', 1)).toBe('2026-12-31T01:00:00.000Z');
    expect(somarMinutos('2026-12-30T12:00:00Z', -30)).toBe('2026-12-30T11:30:00.000Z');
    expect(somarSegundos('2026-12-30T12:00:00.250Z', 10)).toBe('2026-12-30T12:00:10.250Z');
    expect(instanteDe(milissegundosDe('2026-12-30T12:00:00.250Z'))).toBe('2026-12-30T12:00:00.250Z');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    // the anchor stays: two months after the 31st is the 31st again
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s plus %i months is %s', (dia, meses, esperado) => {
    expect(somarMeses(dia, meses)).toBe(esperado);
  });

  it('counts days over month, year and leap day', () => {
    expect(somarDias('2026-12-30', 3)).toBe('2027-01-02');
    expect(diasEntre('2028-02-28', '2028-03-01')).toBe(2);
    expect(diasEntre('2026-03-01', '2026-02-27')).toBe(-2);
    // 4 November 2018 had 23 hours, and is a day all the same
    expect(diasEntre('2018-11-03', '2018-11-05')).toBe(2);
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['30/12/2026', false],
  ])('%s being a day is %s', (texto, esperado) => {
    expect(ehDia(texto)).toBe(esperado);
  });

  it.each(['2026-1-1', 'hoje', ''])('refuses to calculate with "%s"', (texto) => {
    expect(() => somarDias(texto, 1)).toThrow(RangeError);
  });
});

describe('Business days (REGRAS 2.0, 2.6)', () => {
  it('2026 has its thirteen days without banking', () => {
    expect(feriadosNacionais(2026)).toEqual([
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
    ]);
  });

  it.each([
    // Good Friday, two days before the Easter Sundays of these years, the earliest and the latest ones among them
    [1943, '1943-04-23'],
    [1954, '1954-04-16'],
    [1981, '1981-04-17'],
    [2008, '2008-03-21'],
    [2014, '2014-04-18'],
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2027, '2027-03-26'],
    [2033, '2033-04-15'],
    [2038, '2038-04-23'],
    [2049, '2049-04-16'],
    [2076, '2076-04-17'],
  ])('Good Friday of %i is %s', (ano, dia) => {
    expect(feriadosNacionais(ano)).toContain(dia);
  });

  it('20 November counts since 2024', () => {
    expect(feriadosNacionais(2023)).not.toContain('2023-11-20');
    expect(feriadosNacionais(2024)).toContain('2024-11-20');
  });

  it('skips Saturday, Sunday and holidays', () => {
    expect(ehDiaUtil('2026-12-24')).toBe(true);
    expect(ehDiaUtil('2026-12-25')).toBe(false);
    expect(ehDiaUtil('2026-12-26')).toBe(false);
    expect(ehDiaUtil('2026-12-27')).toBe(false);
    expect(proximoDiaUtil('2026-12-25')).toBe('2026-12-28');
    expect(proximoDiaUtil('2026-12-28')).toBe('2026-12-28');
  });

  it('counts business days over the turn of the year', () => {
    // Wed 30 Dec; Thu 31 is the first, Fri 1 Jan is a holiday, Mon 4 the second
    expect(somarDiasUteis('2026-12-30', 2)).toBe('2027-01-04');
    expect(somarDiasUteis('2026-12-26', 0)).toBe('2026-12-28');
    expect(somarDiasUteis('2026-12-26', 1)).toBe('2026-12-28');
  });

  it('takes another holiday table', () => {
    expect(ehDiaUtil('2026-12-25', [])).toBe(true);
    expect(proximoDiaUtil('2026-12-28', ['2026-12-28'])).toBe('2026-12-29');
  });
});

describe('Night, age and countdown', () => {
  it.each([
    ['2026-12-30T22:59:59.000Z', false],
    ['2026-12-30T23:00:00.000Z', true],
    ['2026-12-31T08:59:59.000Z', true],
    ['2026-12-31T09:00:00.000Z', false],
  ])('%s at night, 20:00 to 06:00 in Brasília, is %s (REGRAS 2.6)', (instante, esperado) => {
    expect(ehNoturno(instante)).toBe(esperado);
  });

  it.each([
    ['2008-12-30', '2026-12-29', 17],
    ['2008-12-30', '2026-12-30', 18],
    // born on a leap day, turns on 1 March of common years
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('born on %s, on %s one is %i', (nascimento, dia, idade) => {
    expect(idadeEm(nascimento, dia)).toBe(idade);
  });

  it('counts down in days, hours, minutes and seconds and expires at the instant itself (spec A§9)', () => {
    const ate = '2026-12-30T12:00:00.000Z';
    expect(contagemRegressiva(ate, '2026-12-28T07:58:57.500Z')).toEqual({
      dias: 2,
      horas: 4,
      minutos: 1,
      segundos: 2,
      expirado: false,
    });
    expect(contagemRegressiva(ate, '2026-12-30T11:59:59.999Z')).toMatchObject({ segundos: 0, expirado: false });
    const fim = { dias: 0, horas: 0, minutos: 0, segundos: 0, expirado: true };
    expect(contagemRegressiva(ate, ate)).toEqual(fim);
    expect(contagemRegressiva(ate, '2027-01-01T00:00:00.000Z')).toEqual(fim);
  });
});
