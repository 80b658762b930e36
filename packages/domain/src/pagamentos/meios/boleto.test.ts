import { describe, expect, it } from 'vitest';
import { centavos } from '../../dinheiro.ts';
import { REGRAS_PADRAO } from '../../regras.ts';
import { boleto, diasDepoisDoVencimento, ultimoDiaDoBoleto, vencimentoDoBoleto } from './boleto.ts';

const R = REGRAS_PADRAO;

describe('Boleto (REGRAS 2.2, 2.4, 2.9)', () => {
  it.each([
    // Monday, and three days later.
    ['2026-11-23', '2026-11-26', '2026-11-30', 4],
    // Wednesday: D+3 is a Saturday.
    ['2026-11-25', '2026-11-30', '2026-12-02', 2],
    // D+3 is 20 November, a Friday and a holiday.
    ['2026-11-17', '2026-11-23', '2026-11-25', 2],
    // D+3 is Christmas, a Friday.
    ['2026-12-22', '2026-12-28', '2026-12-30', 2],
    // D+3 is Carnival Monday: no bank works until Wednesday.
    ['2027-02-05', '2027-02-10', '2027-02-12', 2],
    // A new year's day, a Friday, lies between due date and clearing.
    ['2026-12-28', '2026-12-31', '2027-01-05', 5],
  ])('of %s is due on %s and waited for until the end of %s', (hoje, vencimento, ultimo, dias) => {
    expect(vencimentoDoBoleto(hoje, R)).toBe(vencimento);
    expect(ultimoDiaDoBoleto(vencimento, R)).toBe(ultimo);
    expect(diasDepoisDoVencimento(vencimento, R)).toBe(dias);
  });

  it('expires with its due date in Brasília, and its seats are held until the money can be there', () => {
    // 23:30 in Brasília of the 23rd.
    const expira = boleto.expiraEm('2026-11-24T02:30:00.000Z', R);
    expect(expira).toBe('2026-11-27T02:59:59.999Z');
    expect(boleto.retemAte(expira, R)).toBe('2026-12-01T02:59:59.999Z');
  });

  it.each([
    [{ pedidas: 2, livres: 4, retidas: 0, doUsuario: 0 }, true],
    [{ pedidas: 3, livres: 4, retidas: 0, doUsuario: 0 }, false],
    // Four seats, of which two wait for another boleto already.
    [{ pedidas: 1, livres: 2, retidas: 2, doUsuario: 0 }, false],
    [{ pedidas: 1, livres: 3, retidas: 1, doUsuario: 0 }, true],
    [{ pedidas: 1, livres: 1, retidas: 0, doUsuario: 0 }, false],
    [{ pedidas: 1, livres: 10, retidas: 1, doUsuario: 1 }, false],
  ])('keeps at most half of the free seats, once per person: %o', (vagas, pode) => {
    expect(boleto.podeReter(vagas, R)).toBe(pode);
  });

  it('is not for less than R$ 10,00', () => {
    expect(boleto.indisponivel({ valor: centavos(999), saldo: centavos(0) }, R)).toBe('valorMinimo');
    expect(boleto.indisponivel({ valor: centavos(1_000), saldo: centavos(0) }, R)).toBeUndefined();
  });

  it('never goes back the way it came', () => {
    expect(boleto.devolve()).toBe(false);
  });
});
