import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Linha = RespostaDe<'getExtrato'>['linhas'][number];

const LINHA: Linha = {
  id: 1,
  quando: '2026-11-26T11:13:00.000Z',
  motivo: 'compra',
  titulo: 'Entrada no grupo',
  detalhe: 'YouTube Premium',
  conta: 'fora',
  valor: 0,
  passou: { valor: 2_096, meio: 'Pix', volta: false },
  idGrupo: 4,
  grupo: 'YouTube Premium',
  deQuem: null,
  saldoApos: 0,
  origem: 'faturas',
  idOrigem: 1,
  comprovante: 'T000000001',
  estado: null,
};
const SALDOS = {
  disponivel: 0,
  bloqueado: 0,
  caucao: 1_048,
  recebivel: 0,
  guardado: 0,
  promocional: 0,
  pendente: 0,
  sacavel: 0,
  total: 1_048,
};
const COBRANCA = { idGrupo: 4, grupo: 'YouTube Premium', icone: 'icone-01', cor: 'cor-01', valor: 1_048 };
const TOTAIS = { previsto: 0, bloqueado: 0, realizado: 0 };

function comLinhas(linhas: Linha[]): Respostas {
  return {
    getCredito: {
      saldos: SALDOS,
      creditos: [],
      promocionais: [],
      proximasFaturas: [],
      proximasCobrancas: [
        { ...COBRANCA, vencimento: '2099-12-11', idFatura: null },
        { ...COBRANCA, idGrupo: 5, grupo: 'Duolingo', vencimento: null, idFatura: null },
      ],
      pixProgramado: true,
    },
    getExtrato: { abertura: 0, entradas: 0, fechamento: 0, linhas, proximo: null },
    getFaturas: { itens: [], pagina: 1, porPagina: 50, total: 0 },
    obterGruposDoRecebimento: { grupos: [], totais: TOTAIS },
    validarPixCpf: { possuiCPFUnico: true, possuiAlgumCPF: true, listagemCPF: [], chaves: [] },
  };
}

describe('The wallet tells what happened (spec 2, §2)', () => {
  it('opens on everything, where a payment from outside is one row without a sign', async () => {
    const { principal } = await abrirTela('/carteira/creditos', { respostas: comLinhas([LINHA]) });
    const linha = await screen.findByRole('link', { name: /Entrada no grupo/ });
    expect(principal().getByRole('button', { name: 'Tudo', pressed: true })).toBeTruthy();
    expect(linha.textContent).toContain('veio por Pix e foi para o grupo');
    expect(linha.textContent?.replaceAll('\u00A0', ' ')).toMatch(/R\$ ?20,96/);
    expect(linha.textContent).not.toMatch(/[+−]/);
  });

  it('the payments of several members for a cycle are one row, which opens to their names', async () => {
    const quem = ['Bia', 'Caio', 'Davi'];
    const linhas = quem.map(
      (deQuem, n): Linha => ({
        ...LINHA,
        id: 10 - n,
        quando: '2026-11-26T03:00:00.000Z',
        motivo: 'liberacao',
        titulo: 'Recebimento liberado',
        conta: 'disponivel',
        valor: 898,
        passou: null,
        deQuem,
      }),
    );
    await abrirTela('/carteira/creditos', { respostas: comLinhas(linhas) });
    const titulo = await screen.findByText('Recebimentos', { selector: 'b' });
    const ciclo = titulo.closest('details') ?? document.body;
    expect(ciclo.textContent).toContain('3 membros');
    expect(within(ciclo).getAllByText(/26,94/).length).toBeGreaterThan(0);
    await userEvent.click(titulo);
    for (const nome of quem) expect(within(ciclo).getByRole('link', { name: new RegExp(nome) })).toBeTruthy();
  });

  it.each(['/carteira/creditos', '/carteira/creditos?filtro=fatura'])(
    '%s names the next charge and its date',
    async (endereco) => {
      await abrirTela(endereco, { respostas: comLinhas([]) });
      const cobranca = await screen.findByRole('link', { name: /YouTube Premium.*10,48/s });
      expect(cobranca.textContent).toContain('11 dez 2099');
      expect(screen.getByRole('link', { name: /Duolingo/ }).textContent).toContain(
        'Um mês depois do seu primeiro acesso',
      );
    },
  );
});

describe('The statement as a file (REGRAS 2.33)', () => {
  const UM_DIA: Respostas = { ...comLinhas([LINHA]) };
  let saiu: string[] = [];
  beforeEach(() => {
    saiu = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saiu.push(this.href);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(['PDF', 'Planilha (CSV)', 'OFX'])('is saved as %s from the address that the server gives', async (rotulo) => {
    const url = '/api/v1/carteira/arquivo/abc';
    const { chamadas } = await abrirTela('/carteira/creditos', {
      respostas: { ...UM_DIA, createLinkDoArquivo: { url, expiraEm: '2026-11-26T11:14:00.000Z' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: `Baixar extrato em ${rotulo}` }));
    await waitFor(() => expect(saiu.map((href) => new URL(href).pathname)).toEqual([url]));
    expect(chamadas).toContain('createLinkDoArquivo');
  });

  it('says in words why there is none', async () => {
    const message = 'São mais de 2000 movimentos para um arquivo só.';
    await abrirTela('/carteira/creditos', {
      respostas: { ...UM_DIA, createLinkDoArquivo: new Recusa(400, { message, dados: { chave: 'movimentosDemais' } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /em PDF/ }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(saiu).toEqual([]);
  });

  it('is not offered where nothing has moved', async () => {
    await abrirTela('/carteira/creditos', { respostas: comLinhas([]) });
    await screen.findByText('Nada por aqui ainda');
    expect(screen.queryByRole('button', { name: /Baixar extrato/ })).toBeNull();
  });
});
