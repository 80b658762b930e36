import { nivelDeRisco } from '@rateia/domain/grupos/triagem';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Grupo = RespostaDe<'getGruposEmAnalise'>['itens'][number];

const GRUPO: Grupo = {
  id: 1,
  nome: 'HBO Max',
  servico: 'HBO Max',
  plano: 'Família',
  icone: 'icone-01',
  cor: 'cor-07',
  statusId: 50,
  prazo: '2026-12-28T15:34:00.000Z',
  desde: '2026-12-28T11:02:00.000Z',
  motivo: 'Nossa equipe precisa conferir este administrador antes de publicar o grupo dele.',
  administrador: {
    id: 2,
    nome: 'Igor Tavares',
    grupos: 33,
    telefoneVerificado: true,
    emailVerificado: true,
    dadosFiscais: true,
    identidadeVerificada: true,
    contaDesde: '2026-10-01T12:00:00.000Z',
    aparelhos: 1,
  },
  valorPorVaga: 1_530,
  teto: 1_607,
  risco: 760,
  nivelDeRisco: 'alto',
  regras: [],
  descricao: '',
  contato: '',
  palavrasProibidas: [],
  historico: [],
};
function filaCom(risco: number) {
  return {
    getGruposEmAnalise: {
      itens: [{ ...GRUPO, risco, nivelDeRisco: nivelDeRisco(risco, REGRAS_PADRAO) }],
      contagens: {},
    },
    aprovarGrupo: { statusId: 1 },
  };
}

describe('A group is approved at the desk (DESIGN §10 backoffice)', () => {
  it('a high risk is asked about once more, and says why the group is there', async () => {
    const { chamadas } = await abrirTela('/backoffice/grupos', { respostas: filaCom(760) });
    await userEvent.click(await screen.findByRole('button', { name: /^Aprovar/ }));
    const dialogo = await waitFor(() => {
      const aberto = document.querySelector<HTMLElement>('dialog[open]');
      expect(aberto).not.toBeNull();
      return aberto ?? document.body;
    });
    expect(dialogo.textContent).toContain('Aprovar HBO Max com risco alto?');
    expect(dialogo.textContent).toContain(GRUPO.motivo);
    expect(chamadas).not.toContain('aprovarGrupo');
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Continuar analisando' }));
    expect(chamadas).not.toContain('aprovarGrupo');
  });

  it('a low one is not', async () => {
    const { chamadas } = await abrirTela('/backoffice/grupos', { respostas: filaCom(10) });
    await userEvent.click(await screen.findByRole('button', { name: /^Aprovar/ }));
    await waitFor(() => expect(chamadas).toContain('aprovarGrupo'));
  });
});

async function linhas(rotulo: RegExp): Promise<readonly string[]> {
  return within(await screen.findByRole('list', { name: rotulo }))
    .getAllByRole('listitem')
    .map((linha) => linha.textContent ?? '');
}

describe('Each row of a queue says why it is there (DESIGN §10 backoffice)', () => {
  it('a report waits for its first answer, or its person wrote again', async () => {
    const mensagem = { id: 1, daEquipe: false, texto: 'Não consigo pagar.', em: '2026-12-28T11:02:00.000Z' };
    const chamado: RespostaDe<'getFilaDeChamados'>['itens'][number] = {
      id: 1,
      numero: 'R-1',
      categoria: 1,
      categoriaDescricao: 'Pagamento',
      inicio: 'Não consigo pagar.',
      estado: 'aberto',
      abertoEm: '2026-12-28T11:02:00.000Z',
      mudouEm: '2026-12-28T11:02:00.000Z',
      usuario: 'Clara Bastos',
      idUsuario: 2,
      contaDesde: '2026-10-01T12:00:00.000Z',
      prazo: '2026-12-28T15:34:00.000Z',
      mensagens: [mensagem],
      anexos: [],
      reporte: null,
    };
    const denovo = [mensagem, { ...mensagem, id: 2, daEquipe: true }, { ...mensagem, id: 3 }];
    await abrirTela('/backoffice/chamados', {
      respostas: {
        getFilaDeChamados: { itens: [chamado, { ...chamado, id: 2, numero: 'R-2', mensagens: denovo }] },
      },
    });
    expect(await linhas(/^Relatos/)).toEqual([
      expect.stringContaining('Pagamento. Espera a primeira resposta'),
      expect.stringContaining('Pagamento. Escreveu de novo'),
    ]);
  });

  it('a job says its failure, or what it waits for', async () => {
    const tarefa: RespostaDe<'getTarefas'>['itens'][number] = {
      id: '1',
      origem: 'fila',
      tipo: 'enviarRetirada',
      estado: 'falhou',
      tentativas: 3,
      erro: 'o banco não respondeu',
      criadaEm: '2026-12-28T11:02:00.000Z',
      proximaEm: null,
      dados: '',
    };
    const itens = [
      tarefa,
      { ...tarefa, id: '2', erro: null, tentativas: 0 },
      { ...tarefa, id: '3', origem: 'prazo' as const, erro: null, tentativas: 0 },
    ];
    await abrirTela('/backoffice/tarefas', {
      respostas: { getTarefas: { itens, total: 3, pagina: 1, porPagina: 20 } },
    });
    expect(await linhas(/^Tarefas/)).toEqual([
      expect.stringContaining('o banco não respondeu'),
      expect.stringContaining('Espera a vez dela'),
      expect.stringContaining('Espera a hora marcada'),
    ]);
  });
});

describe('The ledger at the desk (CONFIABILIDADE 1.2)', () => {
  it('has a sum by side, and the sides close', async () => {
    const contas = [
      { tipo: 'disponivel', provedor: '', saldo: 10_000 },
      { tipo: 'caucao', provedor: '', saldo: 2_096 },
      { tipo: 'receita_taxas', provedor: '', saldo: 150 },
      { tipo: 'liquidacao', provedor: 'banco', saldo: -12_246 },
    ];
    await abrirTela('/backoffice/livro', {
      respostas: {
        getLivro: {
          conferidoEm: '2026-12-28T11:02:00.000Z',
          invariantes: [],
          contas,
          transacoes: 3,
          partidas: 8,
          lacradas: 3,
        },
      },
    });
    async function texto(titulo: string) {
      return (await screen.findByRole('heading', { name: titulo }))
        .closest('section')
        ?.textContent?.replaceAll('\u00A0', ' ');
    }
    expect(await texto('Devemos às pessoas')).toMatch(/Soma.*R\$ 120,96/);
    expect(await texto('Da plataforma')).toMatch(/Soma.*R\$ 1,50/);
    expect(await texto('Dinheiro nos provedores')).toMatch(/Soma.*\u2212 ?R\$ 122,46/);
    expect(await texto('Os três lados juntos')).toMatch(/Soma.*R\$ 0,00/);
  });
});
