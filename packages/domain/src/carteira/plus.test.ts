import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { arrependimentoAte, plusEmVigor, reducaoDoPlus, taxaComPlus } from './plus.ts';

function preco(valorSemTaxas: number, valorTaxa: number) {
  return { valorSemTaxas: centavos(valorSemTaxas), valorTaxa: centavos(valorTaxa) };
}

describe('Plus (REGRAS 2.4, 2.32)', () => {
  it.each([
    // 8 % of R$ 40,00 is R$ 3,20; 4 % is R$ 1,60
    [4_000, 320, 160, 160],
    // at least R$ 1,00
    [1_000, 150, 100, 50],
    // a private group has the reduced fee already
    [4_000, 160, 160, 0],
    [1_000, 100, 100, 0],
  ])('a share of %i with the fee %i pays %i: %i less', (parte, taxa, comPlus, menos) => {
    expect(taxaComPlus(preco(parte, taxa), REGRAS_PADRAO)).toBe(comPlus);
    expect(reducaoDoPlus(preco(parte, taxa), REGRAS_PADRAO)).toBe(menos);
  });

  it('is in force until its last moment', () => {
    const validaAte = '2026-12-27T12:00:00.000Z';
    expect(plusEmVigor({ validaAte }, '2026-12-27T11:59:59.999Z')).toBe(true);
    expect(plusEmVigor({ validaAte }, validaAte)).toBe(false);
    expect(plusEmVigor(undefined, validaAte)).toBe(false);
  });

  it('comes back whole in its first seven days', () => {
    expect(arrependimentoAte('2026-11-27T12:00:00.000Z', REGRAS_PADRAO)).toBe('2026-12-04');
  });

  it('is not sold unless an approved version of the rules says so', () => {
    expect(REGRAS_PADRAO.plus.ligado).toBe(false);
  });
});
