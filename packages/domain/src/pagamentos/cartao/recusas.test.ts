import { describe, expect, it } from 'vitest';
import { centavos } from '../../dinheiro.ts';
import { REGRAS_PADRAO } from '../../regras.ts';
import { pedeDesafio } from './desafio.ts';
import { CARTAO_AUSENTE, motivoDaRecusa, RECUSA_DO_CARTAO, repeteSozinho } from './recusas.ts';

describe('A refused card (REGRAS 2.18)', () => {
  it.each([
    ['cc_rejected_insufficient_amount', 'semLimite', false],
    ['cc_rejected_bad_filled_security_code', 'codigoDeSeguranca', false],
    ['cc_rejected_call_for_authorize', 'ligarParaOBanco', true],
    ['cc_rejected_card_disabled', 'cartaoDesativado', true],
    ['cc_rejected_3ds_challenge', 'confirmacaoDoBanco', true],
    ['cc_rejected_high_risk', 'naoAprovado', true],
    ['rejected_high_risk', 'naoAprovado', true],
    ['bank_error', 'bancoForaDoAr', false],
    ['a_word_of_next_year', 'naoAprovado', true],
  ] as const)('%s is %s', (detalhe, motivo, dura) => {
    expect([motivoDaRecusa(detalhe), RECUSA_DO_CARTAO[motivo].dura]).toEqual([motivo, dura]);
  });

  it.each(Object.entries(RECUSA_DO_CARTAO))(
    '%s tells what happened and the next step',
    (_nome, { frase, oQueFazer }) => {
      expect([frase.endsWith('.'), oQueFazer.endsWith('.')]).toEqual([true, true]);
    },
  );
});

describe('A refusal of a charge that nobody types (REGRAS 2.8)', () => {
  it.each([
    ['cc_rejected_insufficient_amount', true],
    ['bank_error', true],
    ['cc_rejected_time_out', true],
    ['cc_rejected_bad_filled_date', false],
    ['cc_rejected_card_disabled', false],
    [CARTAO_AUSENTE, false],
    ['a_word_of_next_year', false],
  ])('%s is tried again on another day: %s', (detalhe, repete) => {
    expect(repeteSozinho(detalhe)).toBe(repete);
  });
});

describe('The confirmation by the bank of the card (REGRAS 2.4)', () => {
  it.each([
    [5_000, true, true],
    [20_000, false, false],
    [20_001, false, true],
  ])('%i centavos, first use %s: %s', (valor, primeiroUso, pede) => {
    expect(pedeDesafio({ valor: centavos(valor), primeiroUso }, REGRAS_PADRAO)).toBe(pede);
  });
});
