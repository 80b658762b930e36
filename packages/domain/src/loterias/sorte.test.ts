import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recusaDaAposta } from './recusa-da-aposta.ts';
import { apostasPorSorte } from './sorte.ts';

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}
const TIMES = ['BARRA FC/SC', 'CASCAVEL/PR', 'AVAI/SC'];

describe('bets by chance with a published seed (REGRAS 2.12)', () => {
  const pedido = { loteria: 'mega-sena', apostas: 3, marcas: 6, semente: '2026-11-26 concurso 3046' } as const;

  it('come out the same for everybody who has the seed, and other with another one', () => {
    expect(apostasPorSorte(pedido, sha256)).toEqual(apostasPorSorte(pedido, sha256));
    expect(apostasPorSorte({ ...pedido, semente: 'outra' }, sha256)).not.toEqual(apostasPorSorte(pedido, sha256));
  });

  it('can be made by the description alone', () => {
    function palavras(bloco: number) {
      const bytes = createHash('sha256').update(`${pedido.semente}:${bloco}`).digest();
      return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4));
    }
    const restantes = Array.from({ length: 60 }, (_, i) => i + 1);
    const primeira = palavras(0)
      .slice(0, 6)
      .flatMap((palavra) => restantes.splice(palavra % restantes.length, 1));
    expect(apostasPorSorte(pedido, sha256)[0]?.dezenas).toEqual(primeira.sort((a, b) => a - b));
  });

  it('are bets that can be made, each another one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ['mega-sena', 8],
          ['lotofacil', 16],
          ['timemania', 10],
          ['lotomania', 50],
          ['dia-de-sorte', 9],
          ['mais-milionaria', 7],
          ['trem-das-onze', 11],
        ),
        fc.string({ minLength: 1 }),
        ([loteria, marcas], semente) => {
          const apostas = apostasPorSorte({ loteria, marcas, semente, apostas: 10, times: TIMES }, sha256);
          expect(apostas).toHaveLength(10);
          expect(new Set(apostas.map(({ dezenas }) => dezenas.join(' '))).size).toBe(10);
          expect(apostas.map((aposta) => recusaDaAposta(aposta, TIMES))).toEqual(apostas.map(() => undefined));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('give every number its share', () => {
    const vezes = new Map<number, number>();
    for (const { dezenas } of apostasPorSorte({ ...pedido, apostas: 6_000 }, sha256)) {
      for (const dezena of dezenas) vezes.set(dezena, (vezes.get(dezena) ?? 0) + 1);
    }
    // 6.000 bets × 6 ÷ 60 = 600 each, with a standard deviation of 23.
    expect(vezes.size).toBe(60);
    expect([...vezes.values()].every((quantas) => Math.abs(quantas - 600) < 120)).toBe(true);
  });
});
