import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { sorteiosQueOSaldoPaga } from './adesao.ts';
import { guardaNaSerie, parteDoSaldo, voltaDaSerie } from './saldo-da-serie.ts';

describe('The balance of a member in a series (REGRAS 2.12 Recurring)', () => {
  it('comes out of the wallet and goes back into it, to the centavo', () => {
    const parte = { usuario: 7, valor: centavos(3_080) };
    expect(guardaNaSerie(parte).partidas).toEqual([
      { conta: 'disponivel', usuario: 7, valor: -3_080 },
      { conta: 'guardado', usuario: 7, valor: 3_080 },
    ]);
    expect(voltaDaSerie('voltaDaSerie', parte).partidas).toEqual([
      { conta: 'guardado', usuario: 7, valor: -3_080 },
      { conta: 'disponivel', usuario: 7, valor: 3_080 },
    ]);
  });

  it('bears a charge as far as it goes', () => {
    expect(parteDoSaldo(centavos(1_000), centavos(1_540))).toBe(1_000);
    expect(parteDoSaldo(centavos(3_080), centavos(1_540))).toBe(1_540);
  });

  // R$ 30,80 at R$ 15,40 a draw pays two.
  it.each([
    [3_080, [1_540, 1_540, 1_540], 2],
    [3_079, [1_540, 1_540], 1],
    [0, [1_540], 0],
    [9_999, [], 0],
  ])('%i centavos pay %j: %i', (saldo, valores, quantos) => {
    expect(sorteiosQueOSaldoPaga(saldo, valores)).toBe(quantos);
  });
});
