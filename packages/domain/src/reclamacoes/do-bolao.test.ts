import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../regras.ts';
import { tardeParaReclamarDoBolao, voltaDasCotas } from './do-bolao.ts';

describe('a complaint about a pool (REGRAS 2.7)', () => {
  it.each([
    ['a_venda', 'comoSempre'],
    ['encerrado_para_venda', 'comoSempre'],
    ['registrando', 'comoSempre'],
    ['comprovado', 'porDuasPessoas'],
    ['apurado', 'porDuasPessoas'],
    ['pago', 'naoVolta'],
    ['cancelado', 'naoVolta'],
  ] as const)('gives cotas of a pool that is %s back %s', (estado, volta) => {
    expect(voltaDasCotas(estado)).toBe(volta);
  });

  it.each([
    [null, '2026-12-31T12:00:00.000Z', false],
    ['2026-11-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z', false],
    ['2026-11-01T12:00:00.000Z', '2026-12-02T12:00:00.000Z', true],
  ] as const)('of a pool that ended at %s is late at %s: %s', (fimEm, agora, tarde) => {
    expect(tardeParaReclamarDoBolao({ fimEm, agora }, REGRAS_PADRAO)).toBe(tarde);
  });
});
