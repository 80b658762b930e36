import { describe, expect, it } from 'vitest';
import { passoPendente, reduzirRetirada } from './fluxo.ts';

describe('Withdrawal flow (spec 2, §2 Withdrawal)', () => {
  it('asks for the amount, then the key, then shows the summary', () => {
    const inicio = {};
    expect(passoPendente(inicio)).toBe('valor');
    const comValor = reduzirRetirada(inicio, { tipo: 'valor', valor: 8000 });
    expect(passoPendente(comValor)).toBe('chave');
    const completo = reduzirRetirada(comValor, { tipo: 'chave', idChave: 3 });
    expect(passoPendente(completo)).toBe('resumo');
    expect(completo).toEqual({ valor: 8000, idChave: 3 });
  });

  it('another amount keeps the key', () => {
    expect(reduzirRetirada({ valor: 8000, idChave: 3 }, { tipo: 'valor', valor: 5000 })).toEqual({
      valor: 5000,
      idChave: 3,
    });
  });

  it('a withdrawal that was made leaves nothing behind', () => {
    expect(reduzirRetirada({ valor: 8000, idChave: 3 }, { tipo: 'recomecar' })).toEqual({});
  });
});
