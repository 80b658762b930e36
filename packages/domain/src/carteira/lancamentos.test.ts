import { describe, expect, it } from 'vitest';
import { centavos, ZERO } from '../dinheiro.ts';
import { lancamentoDaVaga, pagamentoDeFatura } from './lancamentos.ts';

function item(motivo: 'compra' | 'mensalidade') {
  return lancamentoDaVaga({
    motivo,
    membro: 1,
    administrador: 2,
    parte: centavos(2_000),
    taxa: centavos(160),
    caucao: ZERO,
  });
}

describe('The payment of an invoice has one reason (spec B§3)', () => {
  it.each([
    ['the one of all its items', [item('mensalidade'), item('mensalidade')], 'mensalidade'],
    ['a purchase, when its items differ', [item('mensalidade'), item('compra')], 'compra'],
  ])('%s', (_nome, itens, motivo) => {
    const saldo = centavos(2_160 * itens.length);
    expect(pagamentoDeFatura({ pagador: 1, origem: { saldo }, custoMeio: ZERO, itens }).motivo).toBe(motivo);
  });
});
