import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Programado = RespostaDe<'getProgramados'>['itens'][number];

const ATIVO: Programado = {
  id: 5,
  pessoa: { id: 3, nome: 'Marina Duarte' },
  grupo: { id: 7, nome: 'Canva do ateliê' },
  valor: 2_160,
  estado: 'APROVADA',
  rotulo: 'Ativo',
  porque: 'A pessoa autorizou no banco',
  cpf: '***.982.247-**',
  aceitaEm: '2026-11-20T12:00:00.000Z',
  venceEm: '2026-11-23T12:00:00.000Z',
  comecaEm: '2026-12-01',
  repete: true,
  decididaEm: '2026-11-20T13:00:00.000Z',
  conferidaEm: null,
  cobranca: {
    idFatura: 9,
    vencimento: '2026-12-01',
    valor: 2_160,
    paga: false,
    tentativas: [{ dia: '2026-12-01', estado: 'REJEITADA', frase: 'não havia saldo ou limite na conta' }],
  },
  podeCancelar: true,
};
const EXPIRADO: Programado = {
  ...ATIVO,
  ...{ id: 4, pessoa: { id: 8, nome: 'Nina Farias' }, estado: 'EXPIRADA', rotulo: 'Não autorizado a tempo' },
  ...{ porque: 'A pessoa não autorizou a tempo', cobranca: null, podeCancelar: false },
};

describe('The desk of Pix programado (REGRAS 2.4, 2.8)', () => {
  it('shows why each stands where it stands, the tries of its bank, and ends it with a reason', async () => {
    const { chamadas } = await abrirTela('/backoffice/programados', {
      respostas: { getProgramados: { itens: [ATIVO, EXPIRADO] }, cancelarProgramado: undefined },
    });
    const lista = within(await screen.findByRole('list', { name: 'Autorizações de Pix programado' }));
    expect(await screen.findByText('A pessoa autorizou no banco')).toBeTruthy();
    expect(screen.getByText('A pessoa lê: não havia saldo ou limite na conta')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Por quê'), { target: { value: 'Pediu por telefone.' } });
    fireEvent.click(screen.getByRole('button', { name: /Encerrar a autorização/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Encerrar a autorização/ }));
    await waitFor(() => expect(chamadas).toContain('cancelarProgramado'));
    fireEvent.click(lista.getByText('Nina Farias'));
    expect(await screen.findByText('A pessoa não autorizou a tempo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Encerrar a autorização/ })).toBeNull();
  });
});
