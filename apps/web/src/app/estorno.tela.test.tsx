import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { router } from './router.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Devolucoes = RespostaDe<'getDevolucoesDoPagamento'>;
const DEVOLUCAO: Devolucoes['devolucoes'][number] = {
  id: 1,
  valor: 2_096,
  estado: 'devolvida',
  motivo: 'reembolso',
  pedidaEm: '2026-11-26T13:00:00.000Z',
  concluidaEm: '2026-11-26T13:05:00.000Z',
  noSaldo: false,
};
function com(...devolucoes: readonly Devolucoes['devolucoes'][number][]): Devolucoes {
  return { meioPagamento: 12, grupo: 'YouTube Premium', valor: 4_192, devolucoes: [...devolucoes] };
}
const SUCESSO = '/carteira/creditos/estorno/sucesso?idPagamento=x';
const ERRO = '/carteira/creditos/estorno/erro?idPagamento=x';

describe('The return of a payment (spec B§2 /carteira/creditos/estorno; REGRAS 2.9)', () => {
  it('that the bank made says how much went back, where and when', async () => {
    const { principal } = await abrirTela(SUCESSO, { respostas: { getDevolucoesDoPagamento: com(DEVOLUCAO) } });
    expect(await screen.findByText('O dinheiro voltou')).toBeTruthy();
    expect(principal().getAllByText(/20,96/).length).toBeGreaterThan(0);
    expect(principal().getByText('O valor voltou para a conta de onde saiu')).toBeTruthy();
  });

  it('in parts tells each of them, and waits for the last', async () => {
    const vindo = { ...DEVOLUCAO, id: 2, estado: 'emProcessamento', concluidaEm: null } as const;
    const { principal } = await abrirTela(SUCESSO, { respostas: { getDevolucoesDoPagamento: com(DEVOLUCAO, vindo) } });
    expect(await screen.findByText('O dinheiro está voltando')).toBeTruthy();
    expect(principal().getByText('Parte 2 de 2')).toBeTruthy();
    expect(principal().getAllByText(/41,92/).length).toBeGreaterThan(0);
  });

  it.each([
    [true, 'O valor ficou no seu saldo', 'Ver meu saldo'],
    [false, 'Estamos cuidando desta devolução', 'Falar com a nossa equipe'],
  ])('that the bank did not make moves to its own page; on the balance: %s', async (noSaldo, titulo, acao) => {
    const falha = { ...DEVOLUCAO, estado: 'naoRealizada', noSaldo } as const;
    await abrirTela(SUCESSO, { respostas: { getDevolucoesDoPagamento: com(falha) } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/carteira/creditos/estorno/erro'));
    expect(await screen.findByText(titulo)).toBeTruthy();
    expect(screen.getByRole('link', { name: acao })).toBeTruthy();
  });

  it('that was made does not stand on the page of failures', async () => {
    await abrirTela(ERRO, { respostas: { getDevolucoesDoPagamento: com(DEVOLUCAO) } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/carteira/creditos/estorno/sucesso'));
  });

  it.each([
    ['/carteira/creditos/estorno/erro', {}],
    [SUCESSO, { getDevolucoesDoPagamento: com() }],
    [SUCESSO, { getDevolucoesDoPagamento: new Recusa(404, { dados: { chave: 'naoEncontrado' } }) }],
  ])('%s without one says so', async (endereco, respostas) => {
    await abrirTela(endereco, { respostas });
    expect(await screen.findByText('Nenhuma devolução aqui')).toBeTruthy();
  });
});
