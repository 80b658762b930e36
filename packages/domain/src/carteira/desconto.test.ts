import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Centavos } from '../dinheiro.ts';
import { centavos, somar, ZERO } from '../dinheiro.ts';
import { depoisDoDesconto, dividirDesconto, quantoCabe, voltaDoDesconto } from './desconto.ts';

function item(indice: number, base: number) {
  return { indice, base: centavos(base), livre: centavos(base) };
}

describe('A discount over the items of an order (REGRAS 2.29)', () => {
  it('is spread by what each item may bear', () => {
    expect(dividirDesconto(centavos(10_00), [item(0, 30_00), item(1, 10_00), item(2, 0)])).toEqual([
      { indice: 0, base: 3000, valor: 750 },
      { indice: 1, base: 1000, valor: 250 },
    ]);
  });

  it('is never more than share and fee', () => {
    expect(dividirDesconto(centavos(99_00), [item(0, 21_60)])).toEqual([{ indice: 0, base: 2160, valor: 2160 }]);
    expect(dividirDesconto(centavos(5_00), [item(0, 0)])).toEqual([]);
  });

  it('leaves to the next one what it did not pay, and the parts of all sum to the centavo', () => {
    const bases = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(bases, fc.nat(200_000), fc.nat(200_000), (valores, cupom, credito) => {
        const itens = valores.map((base, i) => item(i, base));
        const um = dividirDesconto(centavos(cupom), itens);
        const resto = depoisDoDesconto(itens, um);
        const outro = dividirDesconto(centavos(credito), resto);
        const total = quantoCabe(itens);
        const soma = somar(...[...um, ...outro].map(({ valor }) => valor));
        expect(soma).toBe(Math.min(total, Math.min(cupom, total) + credito));
        for (const { indice, base } of itens) {
          const dele = [...um, ...outro].filter((parte) => parte.indice === indice);
          expect(somar(...dele.map(({ valor }) => valor))).toBeLessThanOrEqual(base);
        }
      }),
    );
  });
});

describe('A discount goes back to its bearer as the item goes back to its payer (REGRAS 2.29)', () => {
  it('half of the item, half of the discount', () => {
    const d = { valor: centavos(5_01), base: centavos(21_60) };
    expect(voltaDoDesconto({ ...d, antes: ZERO, agora: centavos(10_80) })).toBe(250);
    expect(voltaDoDesconto({ ...d, antes: centavos(10_80), agora: centavos(10_80) })).toBe(251);
  });

  it('however an item is cut, its returns and those of its discount close to the centavo, and none is below zero', () => {
    const pedacos = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pedacos, fc.nat(10_000), (cortes, milesimos) => {
        const base = somar(...cortes.map(centavos));
        const valor = centavos(Math.floor((base * milesimos) / 10_000));
        let antes: Centavos = ZERO;
        let devolvido: Centavos = ZERO;
        for (const corte of cortes) {
          const agora = centavos(corte);
          const parte = voltaDoDesconto({ valor, base, antes, agora });
          expect(parte).toBeGreaterThanOrEqual(0);
          expect(parte).toBeLessThanOrEqual(agora);
          devolvido = somar(devolvido, parte);
          antes = somar(antes, agora);
        }
        expect(devolvido).toBe(valor);
      }),
    );
  });
});
