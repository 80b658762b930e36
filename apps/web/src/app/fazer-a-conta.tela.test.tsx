import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { hoje } from '../lib/momento.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const ADMIN = { id: 9, nome: 'Larissa Viana', imagem: null, ciclosSemFalha: 3, identidadeVerificada: true };
const LISTADO = {
  id: 1,
  nome: 'YouTube Premium Família',
  nomeUrl: 'youtube',
  servico: 'YouTube Premium',
  idServico: 1,
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
  valorSozinho: 2_690,
  formaAcesso: 240,
  formaAcessoDescricao: 'Convite',
  acessoInstantaneo: false,
  exigeCaucao: true,
  dataFilaFormatada: null,
  fila: null,
  avisarMe: false,
  tags: [],
  admin: ADMIN,
};
const DESDE = '2026-03-02T12:00:00.000Z';
const GRUPO: RespostaDe<'getGrupo'> = {
  ...LISTADO,
  descricao: '',
  regras: [],
  site: '',
  valorGrupo: 5_390,
  relacionamentosPermitidos: [],
  paisDaResidencia: null,
  visibilidade: 2,
  fidelidadeMeses: null,
  relacionamento: { servem: [], regra: '' },
  acessoDescricao: '',
  criadoEm: DESDE,
  statusDesde: DESDE,
  lugaresDetalhe: [],
  composicao: {
    parte: 898,
    taxa: 150,
    caucao: 1_048,
    custoMeio: 0,
    totalHoje: 2_096,
    mensal: 1_048,
    vagas: 1,
    linhas: [],
  },
  passos: [],
  admin: {
    ...ADMIN,
    desde: '2025-01-01',
    respondeEmMinutos: 40,
    reclamacoes: { total: 0, resolvidas: 0 },
    gruposAtivos: 1,
  },
  minhaRelacao: 'nenhuma',
  minhaAssinaturaId: null,
  minhaReserva: null,
  podeEntrar: true,
  motivoNaoPodeEntrar: null,
};
const SIMULACAO: RespostaDe<'getSimulacao'> = {
  vagas: 1,
  cobrancas: [
    { dia: '2026-12-28', valor: 2_096, caucao: 1_048 },
    { dia: '2027-01-28', valor: 1_048, caucao: 0 },
  ],
  total: 3_144,
  caucao: 1_048,
  sozinho: 5_380,
  saida: {
    em: '2027-01-10',
    ultimoDia: '2027-02-27',
    ciclo: { inicio: '2026-12-28', fim: '2027-01-27' },
    opcoes: [
      {
        tipo: 'fimDoCiclo',
        em: '2027-01-27',
        total: 1_048,
        linhas: [{ chave: 'caucao', rotulo: 'Caução', valor: 1_048 }],
        seReocupada: null,
      },
      {
        tipo: 'agora',
        em: '2027-01-10',
        total: 1_048,
        linhas: [{ chave: 'caucao', rotulo: 'Caução', valor: 1_048 }],
        seReocupada: { valor: 521, ate: '2027-01-27' },
      },
    ],
    arrependimentoAte: '2027-01-04',
  },
  pior: { horasSemAcesso: 72, semAcesso: 2_096, sumiu: { em: '2027-01-10', total: 1_656, linhas: [] }, porDia: 34 },
};
function texto(): string {
  return (document.querySelector('main')?.textContent ?? '').replaceAll('\u00A0', ' ');
}

describe('The simulator on a group’s page (REGRAS 2.9)', () => {
  it('comes when it is asked for, and says the year, the refund and the worst case', async () => {
    const { chamadas } = await abrirTela('/grupo/1', { respostas: { getGrupo: GRUPO, getSimulacao: SIMULACAO } });
    const abrir = await screen.findByRole('button', { name: 'Simular 12 meses' });
    expect(chamadas).not.toContain('getSimulacao');
    await userEvent.click(abrir);
    await screen.findByRole('heading', { name: 'E no pior caso?' });
    for (const frase of [
      'Sozinho custaria R$ 53,80. Aqui você gasta R$ 20,96: R$ 32,84 a menos.',
      'Mais R$ 5,21 se outra pessoa ocupar a vaga até 27 de janeiro',
      'Em 72 horas a regra devolve tudo',
      'Cada dia de espera custa R$ 0,34',
    ])
      expect(texto()).toContain(frase);
    expect(screen.getByRole('img', { name: /^Hoje R\$.20,96; depois 1 cobran/ })).toBeTruthy();
  });

  it('is not offered where nobody can enter', async () => {
    await abrirTela('/grupo/1', { respostas: { getGrupo: { ...GRUPO, podeEntrar: false } } });
    await screen.findByRole('heading', { level: 1, name: GRUPO.nome });
    expect(screen.queryByRole('button', { name: 'Simular 12 meses' })).toBeNull();
  });
});

describe('The public log of the seats (REGRAS 2.2)', () => {
  it('says since when each seat is as it is, and how many left it', async () => {
    await abrirTela('/grupo/1', {
      respostas: {
        getGrupo: GRUPO,
        getLugares: {
          lugares: [
            { numero: 2, estado: 'ocupada', desde: '2026-03-02', pessoasAntes: 0 },
            { numero: 3, estado: 'livre', desde: hoje(), pessoasAntes: 2 },
          ],
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver o histórico das vagas' }));
    await waitFor(() => expect(texto()).toContain('Ocupada desde 2 de março de 2026'));
    expect(texto()).toContain('Vaga 32 pessoas já saíram dela');
  });
});

describe('/sobre-administrador/{id} (REGRAS 2.28)', () => {
  const SOBRE: RespostaDe<'getSobreAdministrador'> = {
    id: 9,
    primeiroNome: 'Larissa',
    imagem: null,
    identidadeVerificada: true,
    desde: '2025-01-01',
    respondeEmMinutos: 40,
    gruposAtivos: 2,
    pessoasAgora: 8,
    pessoasNoTotal: 11,
    nota: 89,
    calculadaEm: DESDE,
    entregasParaNota: 3,
    diasParaFicar: 90,
    partes: [
      { chave: 'entrega', rotulo: 'Envia o acesso no prazo', peso: 40, valor: 100, fatos: 11 },
      { chave: 'resposta', rotulo: 'Responde a quem não entrou', peso: 20, valor: null, fatos: 0 },
    ],
    grupos: [LISTADO],
  };

  it('shows the note, each part with its weight and facts, and the groups on offer', async () => {
    await abrirTela('/sobre-administrador/9', { respostas: { getSobreAdministrador: SOBRE } });
    await screen.findByRole('heading', { name: '89 de 100' });
    const partes = screen.getAllByRole('listitem').filter((li) => /peso/.test(li.textContent ?? ''));
    expect(partes.map((li) => (li.textContent ?? '').replace(/Até.*metade\./, ''))).toEqual([
      'Envia o acesso no prazopeso 4011 acessos. 100',
      'Responde a quem não entroupeso 200 pedidos de ajuda. Vale a resposta antes do suporte.sem fatos',
    ]);
    expect(within(document.body).getByRole('link', { name: /YouTube Premium Família/ })).toBeTruthy();
  });

  it('says from when on there is a note', async () => {
    await abrirTela('/sobre-administrador/9', {
      respostas: { getSobreAdministrador: { ...SOBRE, nota: null, partes: [], grupos: [], calculadaEm: null } },
    });
    await screen.findByRole('heading', { name: 'Ainda sem nota' });
    expect(texto()).toContain('A nota aparece depois de 3 acessos enviados.');
    expect(texto()).toContain('Larissa não tem vagas abertas agora.');
  });
});

describe('/grupo/compartilhar (spec 2, §1)', () => {
  it('offers the ways of sharing of one group, with the spec’s parameters; a private one is not shared', async () => {
    const meus = {
      itens: [{ grupo: LISTADO, papel: 'administrador' as const, assinatura: null, precisaDeVoce: [] }],
      economiaMensal: 0,
    };
    await abrirTela('/grupo/compartilhar', { respostas: { getGruposUsuario: meus, getGrupo: GRUPO } });
    const zap = await screen.findByRole('link', { name: /WhatsApp/ });
    const enviado = new URL(zap.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect(enviado).toContain('economiza até 80%');
    expect(enviado).toMatch(
      /\/grupo\/1\?utm_source=compartilhar&utm_medium=site&utm_campaign=compartilhar&utm_content=whatsapp&utm_term=1/,
    );
  });
});
