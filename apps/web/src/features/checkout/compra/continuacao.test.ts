import { beforeEach, describe, expect, it } from 'vitest';
import { navegadorVazio } from '../../../lib/test/servidor.ts';
import { lerCompra } from './continuacao.ts';

beforeEach(navegadorVazio);

describe('Where a purchase goes on after the fiscal data (spec 2, §2)', () => {
  it.each([
    [{ idGrupo: '7', vagas: '2' }, '/grupo/7'],
    [{ idPreCheckout: '12', meioPagamento: '11' }, '/checkout/assinar?idPreCheckout=12&meioPagamento=11'],
    [{ idCarrinho: '31', meioPagamento: '11' }, '/checkout/carrinho/pagar?idPreCheckout=31'],
    [{ idFatura: '31' }, '/carteira/fatura/resumo/31'],
    [{ para: 'saldo', idPreCheckout: '12' }, '/carteira/adicionar/valor?idPreCheckout=12'],
    [{}, '/grupos'],
  ])('%o: %s', (busca, destino) => expect(lerCompra(busca).destino).toBe(destino));

  it('holds seats only where a group waits', () => {
    expect(lerCompra({ idGrupo: '7', vagas: '2', fila: 'sim' }).vaga).toEqual({ idGrupo: 7, vagas: 2, fila: true });
    expect(lerCompra({ idPreCheckout: '12' }).vaga).toBeUndefined();
    expect(lerCompra({ idGrupo: 'x' }).vaga).toBeUndefined();
  });
});
