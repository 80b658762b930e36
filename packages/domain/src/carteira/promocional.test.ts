import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { gastarPromocional, validadeAoVoltar, validadeDoPromocional } from './promocional.ts';

function livre(creditoId: number, valor: number, validoAte: string) {
  return { creditoId, livre: centavos(valor), validoAte };
}

describe('Promotional credit (REGRAS 2.29)', () => {
  it('may be spent for 90 days', () => {
    expect(validadeDoPromocional('2026-11-26', REGRAS_PADRAO)).toBe('2027-02-24');
  });

  it.each([
    ['2027-02-24', '2026-12-01', '2027-02-24'],
    ['2026-12-05', '2026-12-01', '2026-12-31'],
    ['2026-11-05', '2026-12-01', '2026-12-31'],
  ])('that ends on %s and comes back on %s lasts until %s', (validoAte, hoje, ate) => {
    expect(validadeAoVoltar({ validoAte, hoje }, REGRAS_PADRAO)).toBe(ate);
  });

  it('is spent from the credit that ends first', () => {
    const creditos = [livre(1, 500, '2027-02-24'), livre(2, 300, '2027-01-01'), livre(3, 200, '2027-02-24')];
    expect(gastarPromocional(centavos(600), creditos)).toEqual([
      { creditoId: 2, valor: 300 },
      { creditoId: 1, valor: 300 },
    ]);
  });

  it('sums to the amount, or to all that is free, and no credit gives more than it has', () => {
    const credito = fc.record({
      creditoId: fc.nat(),
      livre: fc.nat(10_000).map(centavos),
      validoAte: fc.constantFrom('2027-01-01', '2027-02-01'),
    });
    fc.assert(
      fc.property(
        fc.nat(30_000).map(centavos),
        fc.uniqueArray(credito, { selector: (c) => c.creditoId }),
        (valor, creditos) => {
          const usos = gastarPromocional(valor, creditos);
          const total = somar(...creditos.map((c) => c.livre));
          expect(somar(...usos.map((u) => u.valor))).toBe(Math.min(valor, total));
          for (const uso of usos)
            expect(uso.valor).toBeLessThanOrEqual(creditos.find((c) => c.creditoId === uso.creditoId)?.livre ?? 0);
        },
      ),
    );
  });
});
