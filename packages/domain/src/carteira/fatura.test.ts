import { describe, expect, it } from 'vitest';
import { centavos, somar } from '../dinheiro.ts';
import { STATUS_FATURA } from './estados.ts';
import { faturaAberta, linhasDaFatura, saldoSacavel, totalDaFatura } from './fatura.ts';

const valores = { plano: centavos(2_000), taxa: centavos(160), caucao: centavos(2_160), custoMeio: centavos(0) };

describe('Invoice (spec B§3, REGRAS 2.3)', () => {
  it('waits for its payment while pending or late, and in no other status', () => {
    expect(Object.values(STATUS_FATURA).filter(({ id }) => faturaAberta(id))).toEqual([
      STATUS_FATURA.pendente,
      STATUS_FATURA.atraso,
    ]);
  });

  it('shows rows that sum to its total and none of zero', () => {
    const linhas = linhasDaFatura(valores, 'primeira');
    expect(linhas.map((linha) => linha.chave)).toEqual(['parte', 'taxa', 'caucao']);
    expect(somar(...linhas.map((linha) => linha.valor))).toBe(totalDaFatura(valores));
  });
});

describe('The balance that may be withdrawn (REGRAS 2.5, 2.6)', () => {
  it.each([
    [10_000, 0, 10_000],
    [10_000, 4_000, 6_000],
    [3_000, 4_000, 0],
  ])('of %i with %i topped up by card lately, %i', (disponivel, cartao, sacavel) => {
    expect(saldoSacavel({ disponivel: centavos(disponivel), recargasDeCartaoRecentes: centavos(cartao) })).toBe(
      sacavel,
    );
  });
});
