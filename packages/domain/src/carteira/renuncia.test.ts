import { describe, expect, it } from 'vitest';
import { centavos, ZERO } from '../dinheiro.ts';
import { REGRAS_PADRAO } from '../regras.ts';
import { somaDas } from './razao.ts';
import { renuncia, restoDaCarteira, restoRenunciado, totalDoResto } from './renuncia.ts';

function resto(disponivel: number, promocional = 0) {
  return {
    disponivel: centavos(disponivel),
    promocional: centavos(promocional),
  };
}

describe('The balance that cannot leave a wallet that closes (REGRAS 2.6, 2.17)', () => {
  it('is the balance below the smallest withdrawal, and credit that can only be spent', () => {
    expect(restoDaCarteira(resto(99, 500), REGRAS_PADRAO)).toEqual(resto(99, 500));
    expect(restoDaCarteira(resto(100, 500), REGRAS_PADRAO)).toEqual(resto(0, 500));
    expect(totalDoResto(resto(99, 500))).toBe(599);
  });

  it('is given up account by account: a balance that grew since was not given up', () => {
    expect(restoRenunciado(resto(42, 500), resto(42, 500))).toBe(true);
    expect(restoRenunciado(resto(40), resto(42, 500))).toBe(true);
    expect(restoRenunciado(resto(43), resto(42, 500))).toBe(false);
    expect(restoRenunciado(resto(0, 501), resto(42, 500))).toBe(false);
  });

  it('goes to the leftover centavos, never to revenue; a promotion goes back to its payer', () => {
    const { motivo, partidas } = renuncia({ usuario: 7, resto: resto(42, 500) });
    expect([motivo, somaDas(partidas)]).toEqual(['renuncia', ZERO]);
    expect(partidas).toEqual([
      { conta: 'disponivel', usuario: 7, valor: -42 },
      { conta: 'ajuste_centavos', valor: 42 },
      { conta: 'promocional', usuario: 7, valor: -500 },
      { conta: 'cobertura', valor: 500 },
    ]);
    expect(renuncia({ usuario: 7, resto: resto(42) }).partidas).toHaveLength(2);
  });
});
