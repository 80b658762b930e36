import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { describe, expect, it } from 'vitest';
import { depoisDePago, semPagamento, trocarForma, voltaAoPagamento } from './destino.ts';

const base = { idFatura: 31, idAssinatura: 12 };
const { assinatura, credito, fatura } = FINALIDADE_PAGAMENTO;

describe('Where a payment leads (spec 2, §2 Checkout)', () => {
  it.each([
    [assinatura.id, '/checkout/sucesso?idGrupo=7&idFatura=31'],
    [fatura.id, '/checkout/pagamento/fatura/sucesso?idFatura=31'],
  ])('purpose %d, paid, goes where the server says: %s', (finalidade, destino) => {
    expect(depoisDePago({ destino, finalidade }, { idPreCheckout: '12' })).toBe(destino);
  });

  it.each([
    [assinatura.id, '/checkout?idPreCheckout=12'],
    [credito.id, '/carteira/adicionar/valor'],
    [fatura.id, '/carteira/fatura/resumo/31'],
  ])('purpose %d changes its way of paying at %s', (finalidade, caminho) => {
    expect(trocarForma({ ...base, finalidade })).toBe(caminho);
  });

  it('a top-up that serves a payment keeps the way back to that payment', () => {
    const volta = { idPreCheckout: '12' };
    const destino = '/checkout/pagamento/credito/sucesso?idPagamento=1f0d';
    expect(depoisDePago({ destino, finalidade: credito.id }, volta)).toBe(`${destino}&idPreCheckout=12`);
    expect(depoisDePago({ destino, finalidade: credito.id })).toBe(destino);
    expect(voltaAoPagamento(volta)).toBe('/checkout/assinar?idPreCheckout=12&meioPagamento=4');
    expect(voltaAoPagamento({ idCarrinho: '31' })).toBe('/checkout/carrinho/pagar?idPreCheckout=31');
    expect(voltaAoPagamento({ idFatura: '31' })).toBe('/carteira/fatura/resumo/31');
    expect(voltaAoPagamento({})).toBeUndefined();
  });

  it('only a cancelled or refused charge is over; an expired one may still arrive', () => {
    expect(semPagamento('cancelado')).toBe(true);
    expect(semPagamento('falhou')).toBe(true);
    expect(semPagamento('expirado')).toBe(false);
    expect(semPagamento('devolvido')).toBe(false);
  });
});
