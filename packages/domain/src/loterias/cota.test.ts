import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { conferirMaquina } from '../test/conferir-maquina.ts';
import type { QuemMoveCota } from './cota.ts';
import {
  apostasFeitas,
  lancamentoDasCotas,
  linhasDasCotas,
  MAQUINA_COTA,
  retiradaDasCotas,
  totalDasCotas,
  valoresDasCotas,
} from './cota.ts';

const TODOS: readonly QuemMoveCota[] = ['membro', 'sistema'];
const UMA = { cota: centavos(700), taxa: centavos(70), subsidio: centavos(200) };

describe('The price of cotas (REGRAS 2.12)', () => {
  const tres = valoresDasCotas(UMA, 3);

  it('is the part of the bets and the fee, less what the product pays', () => {
    // 3 × (7,00 + 0,70 − 2,00) = 17,10
    expect(totalDasCotas(tres)).toBe(1_710);
    expect(linhasDasCotas(tres).map(({ valor }) => valor)).toEqual([2_100, 210, -600]);
    expect(linhasDasCotas({ ...tres, subsidio: centavos(0) })).toHaveLength(2);
  });

  it('goes back from where it lies, to the centavo', () => {
    const paga = lancamentoDasCotas(tres).partidas;
    expect(somar(...paga.map(({ valor }) => valor))).toBe(1_710);
    expect(somar(...paga.map(({ valor }) => valor), ...retiradaDasCotas(tres).map(({ valor }) => valor))).toBe(0);
  });
});

describe('The bets of a pool that goes on (REGRAS 2.12)', () => {
  function entradas(vendidas: number) {
    return Object.fromEntries(
      // 100,00 in three cotas of 33,34: two centavos above the cost.
      apostasFeitas({ custo: centavos(10_000), valorCota: centavos(3_334), vendidas }).partidas.map((p) => [
        p.conta,
        p.valor,
      ]),
    );
  }

  it('are paid by the cotas; the centavos above the cost are recorded', () => {
    expect(entradas(3)).toEqual({ apostas_a_fazer: -10_002, apostas_feitas: 10_000, ajuste_centavos: 2 });
  });

  it('are paid by the product for each cota that nobody bought', () => {
    expect(entradas(2)).toEqual({ apostas_a_fazer: -6_668, cobertura: -3_332, apostas_feitas: 10_000 });
  });
});

describe('A cota (REGRAS 2.12)', () => {
  conferirMaquina({
    maquina: MAQUINA_COTA,
    quem: TODOS,
    tabela: [
      ['livre', 'reter', 'retida', TODOS, {}],
      ['livre', 'honrarPagamento', 'vendida', ['sistema'], {}],
      ['retida', 'pagar', 'vendida', TODOS, {}],
      ['retida', 'soltar', 'livre', TODOS, {}],
      ['vendida', 'devolver', 'livre', TODOS, {}],
    ],
  });
});
