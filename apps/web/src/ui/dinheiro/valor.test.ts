import { describe, expect, it } from 'vitest';
import { partesDoValor } from './valor.tsx';

describe('Money on the screen (spec 1, §5)', () => {
  it.each([
    [104_800, 'R$', '1.048,00'],
    [5, 'R$', '0,05'],
    [0, 'R$', '0,00'],
  ])('shows %d centavos as currency and number apart', (valor, moeda, numero) => {
    expect(partesDoValor(valor, false)).toMatchObject({ moeda, numero, prefixo: '', direcao: undefined });
  });

  it('reads an amount as one string', () => {
    expect(partesDoValor(1048, false).lido).toBe('R$\u00A010,48');
  });

  it('says in a statement whether money came in or went out', () => {
    expect(partesDoValor(15_000, true)).toMatchObject({
      direcao: 'entrada',
      prefixo: '+\u00A0',
      lido: 'entrada de R$\u00A0150,00',
    });
    expect(partesDoValor(-6160, true)).toMatchObject({
      direcao: 'saida',
      prefixo: '\u2212\u00A0',
      lido: 'saída de R$\u00A061,60',
    });
  });

  it('gives zero no sign', () => {
    expect(partesDoValor(0, true)).toMatchObject({ direcao: undefined, prefixo: '' });
  });

  it('keeps the minus of an amount below zero where no sign was requested', () => {
    expect(partesDoValor(-100, false)).toMatchObject({ prefixo: '\u2212\u00A0', lido: '\u2212R$\u00A01,00' });
  });
});
