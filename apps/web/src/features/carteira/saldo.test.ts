import { describe, expect, it } from 'vitest';
import { partesDaCarteira } from './saldo.ts';

const saldos = {
  disponivel: 16472,
  bloqueado: 1688,
  caucao: 3680,
  recebivel: 2499,
  guardado: 0,
  promocional: 500,
  pendente: 5000,
  sacavel: 16472,
  total: 22340,
};

describe('Everything in the wallet (DESIGN, wallet)', () => {
  it('the available balance and the parts sum to the total; money that is not the reader’s yet stays out', () => {
    const partes = partesDaCarteira(saldos);
    // 164,72 + 16,88 + 5,00 + 36,80 = 223,40
    expect(partes.reduce((soma, { valor }) => soma + valor, saldos.disponivel)).toBe(saldos.total);
  });

  it('empty parts are left out, but the caução is always named', () => {
    const partes = partesDaCarteira({ ...saldos, bloqueado: 0, promocional: 0, caucao: 0 });
    expect(partes.map(({ chave }) => chave)).toEqual(['caucao']);
  });
});
