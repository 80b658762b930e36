import { describe, expect, it } from 'vitest';
import { passoPendente, reduzirRetirada } from './fluxo.ts';

const CHAVE = { tipoId: 3, idChave: 3 } as const;

describe('Withdrawal flow (spec 2, §2 Withdrawal)', () => {
  it('asks for the amount, then the destination, then shows the summary', () => {
    const inicio = {};
    expect(passoPendente(inicio)).toBe('valor');
    const comValor = reduzirRetirada(inicio, { tipo: 'valor', valor: 8000 });
    expect(passoPendente(comValor)).toBe('destino');
    const completo = reduzirRetirada(comValor, { tipo: 'destino', destino: CHAVE });
    expect(passoPendente(completo)).toBe('resumo');
    expect(completo).toEqual({ valor: 8000, destino: CHAVE });
  });

  it('another amount keeps the destination', () => {
    expect(reduzirRetirada({ valor: 8000, destino: CHAVE }, { tipo: 'valor', valor: 5000 })).toEqual({
      valor: 5000,
      destino: CHAVE,
    });
  });

  it('a boleto brings its own amount and payee', () => {
    const beneficiario = { nome: 'Livraria Ipê', documento: '11.222.333/••••-••' };
    const feito = reduzirRetirada(
      { valor: 8000, destino: CHAVE },
      { tipo: 'boleto', idBoleto: 7, valor: 4880, beneficiario },
    );
    expect(feito).toEqual({ valor: 4880, destino: { tipoId: 2, idBoleto: 7 }, beneficiario });
    expect(passoPendente(feito)).toBe('resumo');
  });

  it('a withdrawal that was made leaves nothing behind', () => {
    expect(reduzirRetirada({ valor: 8000, destino: CHAVE }, { tipo: 'recomecar' })).toEqual({});
  });
});
