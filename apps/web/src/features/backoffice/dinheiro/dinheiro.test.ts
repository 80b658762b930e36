import { describe, expect, it } from 'vitest';
import type { Parado } from './dinheiro.ts';
import { evidenciasDoParado, oQueHouve } from './dinheiro.ts';

const parado: Parado = {
  tipo: 'devolucao',
  id: '7',
  motivo: 'terceiro',
  estado: 'naoRealizada',
  valor: 9_000,
  retido: null,
  desde: '2026-11-20T12:00:00.000Z',
  devolverAte: '2027-02-18',
  conta: { id: 1, nome: 'Clara Bastos' },
  pagador: null,
  pagadorInformado: true,
  tentativas: 1,
  e2eid: 'E1',
  txid: null,
  quantas: null,
  disputa: null,
  proposta: null,
  acoes: [],
  alcada: 'faz',
};
const HOJE = '2026-11-20';
function achados(mudanca: Partial<Parado>): Record<string, boolean> {
  return Object.fromEntries(evidenciasDoParado({ ...parado, ...mudanca }, HOJE).map(({ chave, ok }) => [chave, ok]));
}

describe('Money that stands still (REGRAS 2.9)', () => {
  it.each([
    [{}, 'Quem pagou não era o dono da conta. O banco não fez a devolução.'],
    [{ estado: 'criada' }, 'Quem pagou não era o dono da conta. O banco ainda não respondeu.'],
    [{ motivo: 'acimaDoLimite' }, 'O saldo da conta passaria do limite. O banco não fez a devolução.'],
    [{ tipo: 'pix', motivo: 'semCobranca' }, 'Chegou sem nenhuma cobrança nossa.'],
    [{ tipo: 'revisao', quantas: 4 }, 'Desistiu 4 vezes em 12 meses, sempre dentro do direito.'],
    [
      { tipo: 'revisao', motivo: 'cobertura', quantas: 3 },
      '3 pessoas desistiram nos grupos desta conta depois de abrir o acesso, em 12 meses. A parte dela foi paga por nós.',
    ],
    [
      { tipo: 'revisao', motivo: 'transferenciaContradita', estado: 'REALIZADO' },
      'O banco disse que pagou a retirada depois de ela ter voltado para o saldo.',
    ],
    [
      { tipo: 'revisao', motivo: 'transferenciaContradita', estado: 'OUTRO_VALOR' },
      'O banco falou desta retirada com outro valor: o que está aqui é o que ele disse.',
    ],
    [
      { tipo: 'revisao', motivo: 'devolucaoContradita', estado: 'NAO_PEDIDA' },
      'O banco devolveu este Pix sem pedido nosso. Pode ser uma contestação de quem pagou.',
    ],
    [
      { tipo: 'revisao', motivo: 'recebimentoContradito', estado: 'OUTRO_VALOR' },
      'O banco lista este Pix com outro valor: o que está aqui é o que ele disse.',
    ],
    [
      { tipo: 'revisao', motivo: 'recebimentoContradito', estado: 'NAO_LISTADO' },
      'Este Pix entrou aqui, e a lista do banco não o tem.',
    ],
    [
      { tipo: 'revisao', motivo: 'contaDeVolta', estado: 'restrita' },
      'Mesmo telefone de uma conta excluída que tinha restrição.',
    ],
  ] as const)('says what happened: %o', (mudanca, frase) => {
    expect(oQueHouve({ ...parado, ...mudanca })).toBe(frase);
  });

  it.each([
    ['nobody with the payer’s CPF', {}, { pagador: false, prazo: true, tentativas: true }],
    ['a payer with an account', { pagador: { id: 2, nome: 'Rita' } }, { pagador: true, prazo: true, tentativas: true }],
    ['the bank’s 90 days gone', { devolverAte: '2026-11-19' }, { pagador: false, prazo: false, tentativas: true }],
    ['a second try that failed', { tentativas: 2 }, { pagador: false, prazo: true, tentativas: false }],
    ['a Pix without a charge', { tipo: 'pix' }, { pagador: false, prazo: true }],
    ['a review, which has no evidence of money', { tipo: 'revisao' }, {}],
  ] as const)('weighs %s', (_frase, mudanca, esperado) => {
    expect(achados(mudanca)).toEqual(esperado);
  });
});
