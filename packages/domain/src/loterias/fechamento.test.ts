import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fechar, recusaDoFechamento } from './fechamento.ts';

function escolhas(itens: readonly number[], quantos: number): readonly (readonly number[])[] {
  if (quantos === 0) return [[]];
  return itens.flatMap((item, i) => escolhas(itens.slice(i + 1), quantos - 1).map((resto) => [item, ...resto]));
}

describe('a covering scheme', () => {
  it('keeps its guarantee for every draw', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 7, maxLength: 9 }),
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 2, max: 4 }),
        (dezenas, seAcertar, pedida) => {
          const garante = Math.min(pedida, seAcertar);
          const apostas = fechar({ dezenas, marcas: 6, seAcertar, garante });
          for (const sorteio of escolhas(dezenas, seAcertar)) {
            const melhor = Math.max(...apostas.map((a) => a.filter((dezena) => sorteio.includes(dezena)).length));
            expect(melhor).toBeGreaterThanOrEqual(garante);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('of every combination is all simple bets, and a weaker guarantee needs fewer', () => {
    const dezenas = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(fechar({ dezenas, marcas: 6, seAcertar: 6, garante: 6 })).toHaveLength(28);
    expect(fechar({ dezenas, marcas: 6, seAcertar: 6, garante: 5 }).length).toBeLessThan(10);
  });

  it.each([
    [{ dezenas: [1, 1, 2, 3, 4, 5, 6] }, 'Uma dezena aparece duas vezes.'],
    [{ dezenas: [1, 2, 3, 4, 5, 6] }, 'Escolha mais dezenas do que cabem em uma aposta.'],
    [{ seAcertar: 7 }, 'Esta garantia não existe.'],
    [{ garante: 7 }, 'Esta garantia não existe.'],
    [{ garante: 0 }, 'Esta garantia não existe.'],
    [{ dezenas: Array.from({ length: 20 }, (_, i) => i + 1) }, 'São dezenas demais para este fechamento.'],
  ])('%j is refused: %s', (mudanca, recusa) => {
    const pedido = { dezenas: [1, 2, 3, 4, 5, 6, 7, 8], marcas: 6, seAcertar: 6, garante: 5, ...mudanca };
    expect(recusaDoFechamento(pedido)).toBe(recusa);
    expect(() => fechar(pedido)).toThrow(recusa);
  });
});
