import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const OFERTA: RespostaDe<'getVagaEquivalente'> = {
  grupo: { id: 7, nome: 'Canva da vila', servico: 'Canva', icone: 'icone-03', cor: 'cor-03' },
  vagas: 1,
  mensal: 2_160,
  ate: '2026-12-04T12:00:00.000Z',
  saldo: 10_000,
  opcoes: [
    {
      totalHoje: 4_320,
      grupo: {
        id: 9,
        nome: 'Canva do mercado',
        nomeUrl: 'canva-do-mercado',
        servico: 'Canva',
        idServico: 10,
        plano: 'Equipes',
        categoria: 1,
        icone: 'icone-03',
        cor: 'cor-03',
        statusId: 52,
        vagasDisponiveis: 2,
        vagasTotais: 4,
        lugares: 5,
        valorSemTaxas: 2_000,
        valorTaxa: 160,
        valorMensal: 2_160,
        valorSozinho: null,
        formaAcesso: 239,
        formaAcessoDescricao: 'Login e senha',
        acessoInstantaneo: true,
        exigeCaucao: true,
        dataFilaFormatada: null,
        tags: [],
        admin: { id: 3, nome: 'Rafael', imagem: null, ciclosSemFalha: 4, identidadeVerificada: true },
        jaTem: null,
      },
    },
  ],
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

  it('says that an offer is over', async () => {
    const getVagaEquivalente = new Recusa(400, {
      message: 'Esta oferta de outra vaga não vale mais.',
      dados: { chave: 'semVagaEquivalente' },
    });
    await abrirTela('/checkout/outra-vaga/7', { respostas: { getVagaEquivalente } });
    expect(await screen.findByRole('heading', { name: 'Esta oferta não vale mais' })).toBeTruthy();
  });
});
