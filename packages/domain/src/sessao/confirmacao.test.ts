import { describe, expect, it } from 'vitest';
import { meiosDoSegundoFator } from './confirmacao.ts';

describe('Second factors of an account (spec A§6 Two-factor)', () => {
  it.each([
    ['none', { aplicativo: false, chaves: 0, codigosRestantes: 0 }, []],
    ['codes alone are no factor', { aplicativo: false, chaves: 0, codigosRestantes: 8 }, []],
    ['an app', { aplicativo: true, chaves: 0, codigosRestantes: 0 }, ['aplicativo']],
    ['a passkey and codes', { aplicativo: false, chaves: 2, codigosRestantes: 1 }, ['chave', 'recuperacao']],
    ['all', { aplicativo: true, chaves: 1, codigosRestantes: 10 }, ['aplicativo', 'chave', 'recuperacao']],
  ] as const)('%s', (_nome, fatores, meios) => {
    expect(meiosDoSegundoFator(fatores)).toEqual(meios);
  });
});
