import { describe, expect, it } from 'vitest';
import { REGRAS_PADRAO } from '../../regras.ts';
import { conferirMaquina } from '../../test/conferir-maquina.ts';
import { avisoDeVencimento, cartaoVencido, fimDaVerificacao, MAQUINA_CARTAO, validadeEscrita } from './cadastrado.ts';

describe('Machine of a saved card (REGRAS 2.14)', () => {
  const FIM = ['usuario', 'sistema'] as const;
  conferirMaquina({
    maquina: MAQUINA_CARTAO,
    quem: ['usuario', 'sistema', 'provedor'],
    tabela: [
      ['inicio', 'cadastrar', 'aVerificar', ['usuario'], {}],
      ['aVerificar', 'ativar', 'ativo', ['usuario'], {}],
      ['aVerificar', 'recusar', 'recusado', ['usuario', 'sistema', 'provedor'], {}],
      ['aVerificar', 'remover', 'removido', FIM, {}],
      ['ativo', 'remover', 'removido', FIM, {}],
      ['recusado', 'remover', 'removido', FIM, {}],
    ],
  });
});

describe('The month of a card', () => {
  it.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2027-01-01', true],
    ['2025-12-31', false],
  ])('a card of 11/26 on %s has ended: %s', (hoje, vencido) => {
    expect(cartaoVencido({ mes: 11, ano: 2026 }, hoje)).toBe(vencido);
  });

  it('is told on its first day, and written as on the card', () => {
    expect(avisoDeVencimento({ mes: 1, ano: 2027 })).toBe('2027-01-01T12:00:00.000Z');
    expect(validadeEscrita({ mes: 9, ano: 2030 })).toBe('09/30');
  });

  it('a verification lasts three days', () => {
    expect(fimDaVerificacao('2026-11-27T03:00:00.000Z', REGRAS_PADRAO)).toBe('2026-11-30T03:00:00.000Z');
  });
});
