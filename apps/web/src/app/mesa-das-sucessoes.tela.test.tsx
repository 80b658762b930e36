import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Item = RespostaDe<'getSucessoesDaMesa'>['itens'][number];

const NA_ESCOLHA: Item = {
  grupo: { id: 7, nome: 'Canva do ateliê' },
  administrador: { id: 3, nome: 'Rafael Nogueira' },
  motivo: 'restrito',
  aberta: {
    estado: 'escolha',
    abertaEm: '2026-11-20T12:00:00.000Z',
    ate: '2026-11-22T12:00:00.000Z',
    convidado: null,
    candidatos: [
      { idMembro: 41, nome: 'Nina Farias', vagas: 2 },
      { idMembro: 42, nome: 'Caio Lobo', vagas: 1 },
    ],
    votaram: 3,
    totalDeVagas: 4,
    assumiria: { idMembro: 41, nome: 'Nina Farias' },
  },
  parado: null,
};
const PARADO: Item = {
  grupo: { id: 8, nome: 'Deezer da casa' },
  administrador: { id: 4, nome: 'Elisa Dantas' },
  motivo: 'silencio',
  aberta: null,
  parado: 'ninguemPode',
};

describe('The desk of successions (REGRAS 2.30)', () => {
  it('shows who offered himself, the votes, what the end brings, and the groups that are stuck', async () => {
    await abrirTela('/backoffice/sucessoes', {
      respostas: { getSucessoesDaMesa: { itens: [NA_ESCOLHA, PARADO] } },
    });
    const lista = within(await screen.findByRole('list', { name: 'Sucessões por prazo' }));
    expect(lista.getByText('Vencido')).toBeTruthy();
    expect(screen.getByText('3 de 4')).toBeTruthy();
    expect(screen.getByText('Nina Farias assume')).toBeTruthy();
    expect(screen.getByText('2 vagas votaram')).toBeTruthy();
    fireEvent.click(lista.getByText('Deezer da casa'));
    expect(await screen.findByText(/Nenhum membro pode assumir/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Encerrar/ })).toBeNull();
  });

  it('the lead appoints one of the candidates with a reason, after a second question', async () => {
    const { chamadas } = await abrirTela('/backoffice/sucessoes', {
      respostas: { getSucessoesDaMesa: { itens: [NA_ESCOLHA] }, nomearSucessor: undefined },
    });
    fireEvent.change(await screen.findByLabelText('Quem assume'), { target: { value: '42' } });
    fireEvent.change(screen.getByLabelText('Por quê'), { target: { value: 'Combinado com os membros.' } });
    fireEvent.click(screen.getByRole('button', { name: /Passar o grupo a Caio Lobo/ }));
    const pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: /Passar o grupo/ }));
    await waitFor(() => expect(chamadas).toContain('nomearSucessor'));
  });
});
