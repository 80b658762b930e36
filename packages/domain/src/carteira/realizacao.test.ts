import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { dataDeRealizacao, diasParaRealizar, sujaOCiclo } from './realizacao.ts';
import { CASOS_DE_REEMBOLSO } from './reembolso.ts';

describe('Release date of a receivable (REGRAS 2.3)', () => {
  it.each([
    [0, 30],
    [2, 30],
    [3, 15],
    [11, 15],
    [12, 7],
    [40, 7],
  ])('after %i clean cycles, D+%i', (ciclosLimpos, dias) => {
    expect(diasParaRealizar(ciclosLimpos, REGRAS_PADRAO)).toBe(dias);
  });

  it('is never before the withdrawal right ends, whatever the configuration says', () => {
    const liberacao = { ...REGRAS_PADRAO.liberacao, faixas: [{ ciclosLimpos: 0, dias: 2 }] };
    expect(diasParaRealizar(0, { ...REGRAS_PADRAO, liberacao })).toBe(7);
  });

  it('without a band that fits, waits the longest', () => {
    const liberacao = {
      ...REGRAS_PADRAO.liberacao,
      faixas: [
        { ciclosLimpos: 3, dias: 15 },
        { ciclosLimpos: 1, dias: 20 },
      ],
    };
    expect(diasParaRealizar(0, { ...REGRAS_PADRAO, liberacao })).toBe(20);
  });

  it('counts from the start of the cycle', () => {
    expect(dataDeRealizacao({ inicioDoCiclo: '2026-12-30', ciclosLimpos: 0 }, REGRAS_PADRAO)).toBe('2027-01-29');
    expect(dataDeRealizacao({ inicioDoCiclo: '2026-12-30', ciclosLimpos: 12 }, REGRAS_PADRAO)).toBe('2027-01-06');
  });
});

it('a cycle is not clean when the administrator caused its refund (REGRAS 2.3)', () => {
  expect(CASOS_DE_REEMBOLSO.filter(sujaOCiclo)).toEqual([
    'culpaDoAdministrador',
    'removidoPeloAdministrador',
    'fimDoGrupoAgora',
  ]);
});
