import { describe, expect, it } from 'vitest';
import { diaPerto, emQueDia, limitePerto, momentoPerto, noTexto, prazoDaPendencia, quantoFalta } from './momento.ts';

const HOJE = '2026-12-28';

describe('Days and moments as people say them (DESIGN §8)', () => {
  it.each([
    ['2026-12-28', 'Hoje'],
    ['2026-12-29', 'Amanhã'],
    ['2026-12-27', 'Ontem'],
    ['2026-12-30', 'Quarta, 30 dez'],
    ['2027-01-04', 'Segunda, 4 jan'],
    ['2027-01-05', '5 jan 2027'],
    ['2026-11-02', '2 nov'],
  ])('%s is %s', (dia, texto) => {
    expect(diaPerto(dia, HOJE)).toBe(texto);
  });

  it('a deadline at midnight is the end of the day before', () => {
    expect(limitePerto('2026-12-31T03:00:00.000Z', HOJE)).toBe('Quarta, 30 dez');
    expect(limitePerto('2026-12-29T03:00:00Z', HOJE)).toBe('Hoje');
    expect(limitePerto('2026-12-29T03:01:00.000Z', HOJE)).toBe('Amanhã, 0h01');
  });

  it('a moment has its hour, in Brasília', () => {
    expect(momentoPerto('2026-12-28T21:00:00.000Z', HOJE)).toBe('Hoje, 18h');
    expect(momentoPerto('2026-12-31T02:31:00.000Z', HOJE)).toBe('Quarta, 30 dez, 23h31');
    expect(noTexto('Hoje, 18h')).toBe('hoje, 18h');
  });

  it.each([
    ['2026-12-28', 'hoje'],
    ['2026-12-29', 'amanhã'],
    ['2027-01-04', 'em 4 jan 2027'],
    ['2026-12-30', 'na quarta'],
    ['2027-01-02', 'no sábado'],
    ['2026-12-27', 'ontem'],
    ['2026-12-26', 'em 26 dez'],
  ])('something on %s happens "%s"', (dia, texto) => {
    expect(emQueDia(dia, HOJE)).toBe(texto);
  });

  it.each([
    ['2026-12-30T16:24:00.000Z', 'Faltam 2 dias e 3 horas'],
    ['2026-12-28T14:24:00.000Z', 'Falta 1 hora'],
    ['2026-12-28T13:24:30.000Z', 'Falta menos de 1 minuto'],
    ['2026-12-28T13:24:00.000Z', 'O prazo passou'],
  ])('until %s: %s', (ate, texto) => {
    expect(quantoFalta(ate, Date.parse('2026-12-28T13:24:00.000Z'))).toBe(texto);
  });

  it('a deadline that has passed is not told as one to come: the text for now stands in its place', () => {
    const pendencia = { ate: '2026-12-28T21:00:00.000Z', depois: 'Venceu em 27 de dezembro. Pague.' };
    expect(prazoDaPendencia(pendencia, Date.parse('2026-12-28T20:59:59.000Z'))).toBe('Até hoje, 18h.');
    expect(prazoDaPendencia(pendencia, Date.parse('2026-12-28T21:00:00.000Z'))).toBe(pendencia.depois);
  });
});
