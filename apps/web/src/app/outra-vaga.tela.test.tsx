import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';
import { GRUPO_DA_LISTA } from './test/grupo-da-lista.ts';

beforeEach(entrar);

const OFERTA: RespostaDe<'getVagaEquivalente'> = {
  grupo: { id: 7, nome: 'Canva da vila', servico: 'Canva', icone: 'icone-03', cor: 'cor-03' },
  vagas: 1,
  mensal: 2_160,
  ate: '2026-12-04T12:00:00.000Z',
  soConvidados: false,
  volta: { saldo: 0, original: 0, originalEm: null },
  saldo: 10_000,
  opcoes: [{ totalHoje: 4_320, grupo: GRUPO_DA_LISTA }],
};

describe('/checkout/outra-vaga/{id} (REGRAS 2.9)', () => {
  it('takes an offered seat by one button', async () => {
    const { chamadas } = await abrirTela('/checkout/outra-vaga/7', {
      respostas: {
        getVagaEquivalente: OFERTA,
        aceitarVagaEquivalente: { estado: 'paga', idPreCheckout: null },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /: Canva do mercado$/ }));
    await vi.waitFor(() => expect(chamadas).toContain('aceitarVagaEquivalente'));
  });

  it('a private group is like no other: what comes back, by which way and when', async () => {
    const volta = { saldo: 1_500, original: 2_500, originalEm: null };
    await abrirTela('/checkout/outra-vaga/7', {
      respostas: { getVagaEquivalente: { ...OFERTA, opcoes: [], soConvidados: true, volta } },
    });
    await screen.findByRole('heading', { name: 'O que volta para você' });
    expect(screen.getByText('Está a caminho')).toBeTruthy();
    expect(screen.getByText('Já está lá')).toBeTruthy();
    expect(screen.queryByText(/Nenhum grupo parecido/)).toBeNull();
  });

  it('says that an offer is over', async () => {
    const getVagaEquivalente = new Recusa(400, {
      message: 'Esta oferta de outra vaga não vale mais.',
      dados: { chave: 'semVagaEquivalente' },
    });
    await abrirTela('/checkout/outra-vaga/7', { respostas: { getVagaEquivalente } });
    expect(await screen.findByRole('heading', { name: 'Esta oferta não vale mais' })).toBeTruthy();
  });
});
