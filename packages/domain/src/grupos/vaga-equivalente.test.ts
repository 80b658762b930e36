import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { fimDaOferta, perdeuOGrupo, tetoDaOferta } from './vaga-equivalente.ts';

describe('Another seat after a group was lost (REGRAS 2.9)', () => {
  it('is offered for seven days', () => {
    expect(fimDaOferta('2026-12-01T12:00:00.000Z', REGRAS_PADRAO)).toBe('2026-12-08T12:00:00.000Z');
  });
  it('costs at most a tenth more than the old month', () => {
    expect(tetoDaOferta(centavos(2_160), REGRAS_PADRAO)).toBe(2_376);
  });
  it.each([
    ['grupo.cancelar', true],
    ['agora', false],
    ['removidoPeloAdministrador', false],
    [null, false],
  ])('a membership that ended by %s: %s', (motivo, perdeu) => expect(perdeuOGrupo(motivo)).toBe(perdeu));
});
