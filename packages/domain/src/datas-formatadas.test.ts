import { describe, expect, it } from 'vitest';
import {
  formatarDia,
  formatarDiaCompleto,
  formatarDiaComSemana,
  formatarDiaCurto,
  formatarDiaNumerico,
  formatarDiaRelativo,
  formatarDuracao,
  formatarHora,
  formatarMomento,
  formatarPrazo,
  rotuloDaContagem,
} from './datas-formatadas.ts';

describe('Dates in words', () => {
  it('rows, sentences and near days', () => {
    expect(formatarDiaCurto('2026-12-30')).toBe('30 dez');
    expect(formatarDiaCurto('2027-01-05', '2026-12-30')).toBe('5 jan 2027');
    expect(formatarDiaCurto('2026-01-05', '2026-12-30')).toBe('5 jan');
    expect(formatarDia('2026-12-30')).toBe('30 de dezembro');
    expect(formatarDia('2026-03-01')).toBe('1º de março');
    expect(formatarDiaCompleto('2026-12-30')).toBe('30 de dezembro de 2026');
    expect(formatarDiaComSemana('2026-12-30')).toBe('quarta, 30 dez');
    expect(formatarDiaNumerico('2026-12-05')).toBe('05/12/2026');
  });

  it.each([
    ['2026-12-28', 'segunda, 28 dez'],
    ['2026-12-29', 'terça, 29 dez'],
    ['2026-12-31', 'quinta, 31 dez'],
    ['2027-01-01', 'sexta, 1 jan'],
    ['2027-01-02', 'sábado, 2 jan'],
    ['2022-12-31', 'sábado, 31 dez'],
    ['2022-12-25', 'domingo, 25 dez'],
  ])('%s is %s', (dia, esperado) => {
    expect(formatarDiaComSemana(dia)).toBe(esperado);
  });

  it.each([
    ['2026-12-30', 'Hoje'],
    ['2026-12-29', 'Ontem'],
    ['2026-12-31', 'Amanhã'],
    ['2026-12-20', '20 dez'],
    ['2027-01-02', '2 jan 2027'],
  ])('on 30 December, %s is "%s"', (dia, esperado) => {
    expect(formatarDiaRelativo(dia, '2026-12-30')).toBe(esperado);
  });

  it.each([
    ['2026-12-30', 'Hoje'],
    ['2026-12-31', 'Amanhã'],
    ['2026-12-29', '29/12'],
    ['2027-01-02', '02/01'],
  ])('the countdown labels %s "%s": Hoje, Amanhã or day/month (spec A§9)', (dia, esperado) => {
    expect(rotuloDaContagem(dia, '2026-12-30')).toBe(esperado);
  });

  it('hours are those of Brasília', () => {
    expect(formatarHora('2026-12-30T18:00:00.000Z')).toBe('15h');
    expect(formatarHora('2026-12-30T12:12:59.000Z')).toBe('9h12');
    expect(formatarMomento('2026-12-31T01:31:00.000Z')).toBe('quarta, 30 dez, 22h31');
  });
});

describe('Durations', () => {
  it.each([
    [0, '0 segundos'],
    [1, '1 segundo'],
    [62, '1 minuto e 2 segundos'],
    [3_600, '1 hora'],
    [3_723, '1 hora, 2 minutos e 3 segundos'],
    [93_600, '26 horas'],
    [-5, '0 segundos'],
  ])('%i seconds last %s (spec A§5)', (segundos, esperado) => {
    expect(formatarDuracao(segundos)).toBe(esperado);
  });

  it.each([
    [187_200, '2 dias e 4 horas'],
    [86_400, '1 dia'],
    // minutes are dropped once days are shown
    [86_460, '1 dia'],
    [3_660, '1 hora e 1 minuto'],
    [1_800, '30 minutos'],
    [59, 'menos de 1 minuto'],
  ])('a wait of %i seconds is %s', (segundos, esperado) => {
    expect(formatarPrazo(segundos)).toBe(esperado);
  });
});
