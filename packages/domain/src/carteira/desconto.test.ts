import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Centavos } from '../dinheiro.ts';
import { centavos, somar, subtrair, ZERO } from '../dinheiro.ts';
import { depoisDoDesconto, dividirDesconto, quantoCabe, voltaDosDescontos } from './desconto.ts';

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
    const cupom = [centavos(5_01)];
    const metade = { base: centavos(21_60), agora: centavos(10_80) };
    expect(voltaDosDescontos(cupom, { ...metade, antes: ZERO })).toEqual([250]);
    expect(voltaDosDescontos(cupom, { ...metade, antes: centavos(10_80) })).toEqual([251]);
  });

  it('two discounts that paid a whole item give back no more than each of its halves', () => {
    const doisQueTudoPagam = [centavos(43_13), centavos(7)];
    const metade = { base: centavos(43_20), agora: centavos(21_60) };
    expect(voltaDosDescontos(doisQueTudoPagam, { ...metade, antes: ZERO })).toEqual([2156, 4]);
    expect(voltaDosDescontos(doisQueTudoPagam, { ...metade, antes: centavos(21_60) })).toEqual([2157, 3]);
  });

  it('however an item is cut, its returns and those of its discounts close to the centavo, and none is below zero', () => {
    const pedacos = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 12 });
    const pesos = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(pedacos, pesos, (cortes, milesimos) => {
        const base = somar(...cortes.map(centavos));
        let livre = base;
        const valores = milesimos.map((m) => {
          const valor = centavos(Math.floor((livre * m) / 10_000));
          livre = subtrair(livre, valor);
          return valor;
        });
        let antes: Centavos = ZERO;
        let devolvidos = valores.map(() => ZERO);
        for (const corte of cortes) {
          const agora = centavos(corte);
          const partes = voltaDosDescontos(valores, { base, antes, agora });
          for (const parte of partes) expect(parte).toBeGreaterThanOrEqual(0);
          expect(somar(...partes)).toBeLessThanOrEqual(agora);
          devolvidos = devolvidos.map((d, i) => somar(d, partes[i] ?? ZERO));
          antes = somar(antes, agora);
        }
        expect(devolvidos).toEqual(valores);
      }),
    );
  });
});
