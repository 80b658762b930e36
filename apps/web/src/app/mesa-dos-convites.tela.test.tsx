import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const CONVITE: RespostaDe<'getConvitesDaMesa'>['itens'][number] = {
  id: 4,
  grupo: { id: 7, nome: 'Quadra de quinta', privado: true },
  quemConvidou: { id: 3, nome: 'Rafael Nogueira' },
  forma: 'link',
  estado: 'pendente',
  rotulo: 'Esperando resposta',
  usos: 1,
  usosMaximos: 5,
  envios: 0,
  vagaGuardada: false,
  criadoEm: '2026-11-20T12:00:00.000Z',
  expiraEm: '2026-11-27T12:00:00.000Z',
  aceitaram: [{ id: 9, nome: 'Nina Farias', aceitoEm: '2026-11-21T12:00:00.000Z', entrou: false }],
  emailsDoDia: 12,
  recusados: 0,
  respondidos: 1,
  sinais: ['muitosEmails'],
  podeRetirar: true,
};

describe('The desk of invitations (REGRAS 2.26)', () => {
  it('shows who invited to which group, who came, and what looks like misuse', async () => {
    await abrirTela('/backoffice/convites', { respostas: { getConvitesDaMesa: { itens: [CONVITE] } } });
    const lista = within(await screen.findByRole('list', { name: 'Convites' }));
    expect(lista.getByText('Rafael Nogueira')).toBeTruthy();
    expect(lista.getByText('Conferir')).toBeTruthy();
    expect((await screen.findAllByText('Muitos e-mails em um dia')).length).toBeGreaterThan(0);
    expect(screen.getByText('Nina Farias')).toBeTruthy();
  });
});
