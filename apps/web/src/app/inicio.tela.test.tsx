import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Meu = RespostaDe<'getGruposUsuario'>['itens'][number];

const GRUPO: Meu['grupo'] = {
  id: 4,
  nome: 'Cine da praça',
  nomeUrl: 'cine-da-praca',
  servico: 'Cine Mais',
  idServico: 4,
  plano: 'Família',
  categoria: 1,
  icone: 'icone-01',
  cor: 'cor-01',
  statusId: 52,
  vagasDisponiveis: 2,
  vagasTotais: 5,
  lugares: 6,
  valorSemTaxas: 898,
  valorTaxa: 150,
  valorMensal: 1_048,
  valorSozinho: null,
  formaAcesso: 240,
  formaAcessoDescricao: 'Convite',
  acessoInstantaneo: false,
  exigeCaucao: true,
  dataFilaFormatada: null,
  tags: [],
  admin: { id: 1, nome: 'Rafael Nogueira', imagem: null, ciclosSemFalha: 3, identidadeVerificada: true },
};
const ADMINISTRADO: Meu = {
  papel: 'administrador',
  grupo: GRUPO,
  assinatura: null,
  precisaDeVoce: [
    { chave: 'enviarAcesso', texto: 'Envie o acesso de Paulo', ate: null, depois: '', link: '/grupo/admin/4/enviar' },
  ],
};
const PREVISAO = {
  id: 1,
  valor: 833,
  status: 78,
  paga: true,
  liberaEm: '2099-01-12',
  membro: 'Paulo',
  competenciaInicio: null,
  realizadaEm: null,
};

const QUEM_COMECOU: Respostas = {
  getGruposUsuario: { itens: [ADMINISTRADO], economiaMensal: 0 },
  obterGruposDoRecebimento: {
    grupos: [
      {
        idGrupo: 4,
        nome: 'Cine da praça',
        icone: 'icone-01',
        cor: 'cor-01',
        previsto: 1_666,
        bloqueado: 0,
        realizado: 0,
        previsoes: [PREVISAO, { ...PREVISAO, id: 2, membro: 'Sofia' }],
      },
    ],
    totais: { previsto: 1_666, bloqueado: 0, realizado: 0 },
  },
};

describe('The first page is an agenda for a person who has begun', () => {
  it('names each waiting task with its link, and each coming payment with its day and payer', async () => {
    await abrirTela('/grupos', { respostas: QUEM_COMECOU });
    const espera = (await screen.findByRole('heading', { name: 'Espera por você' })).closest('section');
    const link = within(espera ?? document.body).getByRole('link', { name: /Envie o acesso de Paulo/ });
    expect(link.getAttribute('href')).toBe('/grupo/admin/4/enviar');
    const receber = (await screen.findByRole('heading', { name: 'Você vai receber' })).closest('section');
    expect(receber?.textContent).toMatch(/16,66/);
    expect(receber?.textContent).toContain('12 jan 2099, de Paulo, Sofia');
  });

  it('says nothing about beginning', async () => {
    const nada = { mensal: 0, acumulada: 0, paga: 0, sozinho: 0, assinaturas: 0, porServico: [] };
    await abrirTela('/grupos', { respostas: { ...QUEM_COMECOU, getEconomia: nada } });
    await screen.findByRole('heading', { name: 'Espera por você' });
    await waitFor(() => expect(screen.queryByText(/Pague só a sua parte/)).toBeNull());
  });

  it('shows neither to a person who has nothing yet', async () => {
    await abrirTela('/grupos', { respostas: { getGruposUsuario: { itens: [], economiaMensal: 0 } } });
    await screen.findByText('Todos os grupos');
    for (const titulo of ['Espera por você', 'Você vai receber', 'Próximas cobranças'])
      expect(screen.queryByRole('heading', { name: titulo })).toBeNull();
  });
});

describe('My groups (spec 2, §2)', () => {
  it('refused and ended groups are folded below, and counted apart', async () => {
    const reprovado: Meu = {
      ...ADMINISTRADO,
      grupo: { ...GRUPO, id: 5, nome: 'Grupo reprovado', statusId: 51 },
      precisaDeVoce: [],
    };
    await abrirTela('/meus-grupos', {
      respostas: { getGruposUsuario: { itens: [ADMINISTRADO, reprovado], economiaMensal: 0 } },
    });
    const dobra = (await screen.findByText('Encerrados e reprovados (1)')).closest('details');
    expect(dobra?.open).toBe(false);
    expect(dobra?.textContent).toContain('Grupo reprovado');
    expect(dobra?.textContent).not.toContain('Cine da praça');
  });
});
