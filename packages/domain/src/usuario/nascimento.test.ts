import { describe, expect, it } from 'vitest';
import { maiorDeIdade, nascimentoPossivel } from './nascimento.ts';

describe('birth date (spec A§2 /cadastro/dados-fiscais)', () => {
  it.each([
    ['2008-11-20', true],
    ['2008-11-21', false],
    ['1960-01-01', true],
  ])('born on %s is of age on 20 November 2026: %s', (nascimento, esperado) => {
    expect(maiorDeIdade(nascimento, '2026-11-20')).toBe(esperado);
  });

  it.each([
    ['1990-02-29', false],
    ['2026-11-21', false],
    ['1890-01-01', false],
    ['2026-11-20', true],
    ['not a day', false],
  ])('%s is a possible birth date on 20 November 2026: %s', (nascimento, esperado) => {
    expect(nascimentoPossivel(nascimento, '2026-11-20')).toBe(esperado);
  });
});
