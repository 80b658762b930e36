import { describe, expect, it } from 'vitest';
import { podeRenovar } from './momento-de-renovar.ts';

const parada = { alteracoes: false, pathname: '/grupos', enviando: 0, dialogo: false, digitando: false };

describe('When a page may renew itself (spec 1, §4 Version check)', () => {
  it('may while nothing would be lost', () => {
    expect(podeRenovar(parada)).toBe(true);
    expect(podeRenovar({ ...parada, pathname: '/carteira/creditos' })).toBe(true);
  });

  it.each([
    ['over what is typed', { alteracoes: true }],
    ['while something is being sent', { enviando: 1 }],
    ['behind an open dialog', { dialogo: true }],
    ['under the fingers of who types', { digitando: true }],
    ['during a purchase', { pathname: '/checkout' }],
    ['while a Pix is awaited', { pathname: '/checkout/pagamento/processando/pix' }],
    ['during a top-up', { pathname: '/carteira/adicionar/valor' }],
    ['during a withdrawal', { pathname: '/carteira/retirada/autorizar' }],
    ['while an invoice is paid', { pathname: '/carteira/fatura/resumo/12' }],
  ])('never %s', (_, parte) => {
    expect(podeRenovar({ ...parada, ...parte })).toBe(false);
  });
});
