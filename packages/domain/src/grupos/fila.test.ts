import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { entradaPelaSaida, limiteDoAtraso, limiteParaSairDaFila, naFila } from './fila.ts';

describe('The waiting list (REGRAS 2.10)', () => {
  it("a person enters on the day after the leaver's last one", () => {
    expect(entradaPelaSaida('2026-12-31')).toBe('2027-01-01');
  });

  it('leaving is free until 48 hours before the entry date begins in Brasília', () => {
    expect(limiteParaSairDaFila('2026-12-10', REGRAS_PADRAO)).toBe('2026-12-08T03:00:00.000Z');
  });

  it('a date may slip for five days', () => {
    expect(limiteDoAtraso('2026-12-10', REGRAS_PADRAO)).toBe('2026-12-16T02:59:59.999Z');
  });

  it.each([
    ['without a date', { entraEm: null, entradaEm: null }, false],
    ['with a date', { entraEm: '2026-12-10', entradaEm: null }, true],
    ['once he is in', { entraEm: '2026-12-10', entradaEm: '2026-12-10T03:00:00.000Z' }, false],
  ])('%s', (_quando, espera, esperado) => {
    expect(naFila(espera)).toBe(esperado);
  });
});
