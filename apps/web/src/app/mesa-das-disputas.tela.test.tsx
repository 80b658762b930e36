import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const ATE = '2026-12-04T15:00:00.000Z';
const CASO: RespostaDe<'getDinheiroParado'>['itens'][number] = {
  tipo: 'revisao',
  id: '7',
  motivo: 'devolucaoContradita',
  estado: 'NAO_PEDIDA',
  valor: 20_000,
  retido: 20_000,
  desde: '2026-11-27T15:00:00.000Z',
  devolverAte: null,
  conta: { id: 1, nome: 'Clara Bastos' },
  pagador: null,
  pagadorInformado: false,
  tentativas: 0,
  e2eid: null,
  txid: null,
  quantas: null,
  disputa: { id: 4, estado: 'aberta', responderAte: ATE },
  proposta: null,
  acoes: ['desbloquear', 'estornar'],
  alcada: 'faz',
};
const DISPUTA: RespostaDe<'getDisputa'> = {
  id: 4,
  estado: 'aberta',
  valor: 20_000,
  pagoCom: 'Cartão de crédito',
  responderAte: ATE,
  porAqui: true,
  podeResponder: true,
  recusa: null,
  evidencias: [
    { chave: 'entrega', ok: true, titulo: 'O acesso foi enviado', detalhe: 'Em 20 de novembro.' },
    { chave: 'aparelho', ok: false, titulo: 'Comprou em um aparelho novo', detalhe: 'Celular, desde hoje.' },
  ],
  resposta: null,
};
function respostas(disputa: Partial<typeof DISPUTA> = {}) {
  return {
    getDinheiroParado: { itens: [CASO], conciliacao: { conferidaEm: null, falhaDesde: null } },
    getDisputa: { ...DISPUTA, ...disputa },
    responderDisputa: undefined,
  };
}

describe('A dispute at the desk of money (REGRAS 2.4)', () => {
  it('shows what was seen and until when, and takes one answer in words', async () => {
    const { chamadas } = await abrirTela('/backoffice/dinheiro', { respostas: respostas() });
    expect(await screen.findByText('O acesso foi enviado')).toBeTruthy();
    expect(screen.getByText('Espera a nossa resposta')).toBeTruthy();
    expect(screen.getByText(/^Responder até/)).toBeTruthy();
    const enviar = screen.getByRole('button', { name: 'Enviar resposta' });
    await userEvent.click(enviar);
    expect(await screen.findByText('Escreva pelo menos 20 letras.')).toBeTruthy();
    expect(chamadas).not.toContain('responderDisputa');
    await userEvent.type(screen.getByLabelText(/Resposta ao banco/), 'O acesso foi aberto pelo titular.');
    await userEvent.click(enviar);
    await waitFor(() => expect(chamadas).toContain('responderDisputa'));
  });

  it('is only noted where its provider takes no answer from here', async () => {
    await abrirTela('/backoffice/dinheiro', { respostas: respostas({ porAqui: false }) });
    expect(await screen.findByRole('button', { name: 'Registrar resposta dada' })).toBeTruthy();
  });

  it('says what was answered, and that the provider did not take it', async () => {
    const resposta = { texto: 'Já explicado ao banco.', por: 'Otávio Brandão', em: '2026-11-28T15:00:00.000Z' };
    const dada = { resposta, recusa: 'invalid_documentation', podeResponder: false };
    await abrirTela('/backoffice/dinheiro', { respostas: respostas(dada) });
    expect(await screen.findByText('O provedor não aceitou a resposta')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enviar resposta' })).toBeNull();
  });
});
