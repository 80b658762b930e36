import { instanteDe } from '@rateia/domain/datas';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { agora } from '../lib/relogio.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(() => {
  entrar();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

const DIA_MS = 86_400_000;
let proximoId = 31;

const RESULTADO = {
  data: '2026-11-26',
  sorteios: [[4, 8, 15, 16, 23]],
  trevos: [],
  time: null,
  mes: null,
  colunas: [],
} as const;

/** A pool of Quina with two bets; each test has one of its own, because a browser keeps what it opened. */
function doBolao({ premio = 31_500, resultado = true }: { readonly premio?: number; readonly resultado?: boolean }) {
  proximoId += 1;
  const id = proximoId;
  const concurso = {
    loteria: 'quina',
    nome: 'Quina',
    concurso: 7_206,
    sorteioEm: instanteDe(agora() + (resultado ? -DIA_MS : DIA_MS)),
    resultado: resultado
      ? { ...RESULTADO, sorteios: RESULTADO.sorteios.map((d) => [...d]), trevos: [], colunas: [] }
      : null,
  } as const;
  const faixas = premio > 0 ? [{ faixa: 3, nome: 'Terno', quantidade: 3, premio }] : [];
  function aposta(ordem: number, dezenas: number[], acertos: number) {
    return {
      ordem,
      loteria: 'quina' as const,
      concurso: 7_206,
      dezenas,
      trevos: [],
      time: null,
      mes: null,
      palpites: [],
      simples: 6,
      acertos: resultado ? [acertos] : null,
      faixas: ordem === 0 ? faixas : [],
      premio: ordem === 0 ? premio : 0,
    };
  }
  const premios: RespostaDe<'getPremiosDoBolao'> = {
    situacao: resultado ? (premio > 0 ? 'aReceber' : 'semPremio') : 'aguardando',
    premio,
    porCota: Math.floor(premio / 8),
    cotas: 8,
    resto: premio % 8,
    minhasCotas: 2,
    minhaParte: Math.floor(premio / 8) * 2,
    resgate:
      premio > 0
        ? {
            ate: '2027-02-24',
            onde: 'Qualquer casa lotérica',
            documentos: ['Recibo original da aposta'],
            guardiao: 'Rateia',
          }
        : null,
    itens: premio > 0 ? [{ ordem: 0, loteria: 'quina', concurso: 7_206, faixas, premio }] : [],
  };
  const respostas: Respostas = {
    getMeuBolao: {
      id,
      nome: 'Quina de quinta',
      estado: resultado ? 'apurado' : 'comprovado',
      estadoRotulo: 'Conferido',
      modo: 'um_bilhete',
      totalCotas: 8,
      minhasCotas: [3, 4],
      pago: 1_540,
      vendasAte: instanteDe(agora() - 2 * DIA_MS),
      comprovarAte: instanteDe(agora() - 2 * DIA_MS),
      sorteioEm: concurso.sorteioEm,
      motivoCancelamento: null,
      devolvido: null,
      provas: [{ momento: 'fechamento', raiz: 'ab12'.repeat(16), em: instanteDe(agora() - 2 * DIA_MS) }],
    },
    getConcursosDoBolao: { itens: [concurso] },
    getResultadoDoConcurso: {
      concursos: [concurso],
      apostas: [aposta(0, [4, 8, 15, 70, 71, 72], 3), aposta(1, [1, 2, 3, 4, 5, 6], 1)],
      premio,
    },
    getPremiosDoBolao: premios,
    getHistoricoDeComprovantes: { itens: [] },
  };
  return { endereco: `/meus-grupos/loteria/${id}`, respostas };
}

describe('/meus-grupos/loteria/:grupoId (spec B§2; DESIGN 12)', () => {
  it('counts down to the draw, and marks no ball before it', async () => {
    const { endereco, respostas } = doBolao({ premio: 0, resultado: false });
    await abrirTela(endereco, { respostas });
    expect(await screen.findByText('Falta para o sorteio')).toBeTruthy();
    expect(screen.queryByText(/, acertou/)).toBeNull();
    expect(screen.getByText('3, 4')).toBeTruthy();
  });

  it('says why a cancelled pool had no draw, and what came back of it', async () => {
    const { endereco, respostas } = doBolao({ premio: 0, resultado: false });
    const meu = respostas.getMeuBolao as RespostaDe<'getMeuBolao'>;
    const getMeuBolao = {
      ...meu,
      estado: 'cancelado' as const,
      minhasCotas: [],
      motivoCancelamento: 'O comprovante não foi registrado a tempo',
      devolvido: { cotas: 2, valor: 1_540, desculpa: 200 },
    };
    await abrirTela(endereco, { respostas: { ...respostas, getMeuBolao } });
    expect(await screen.findByText(/Tudo o que você pagou voltou/)).toBeTruthy();
    expect(screen.getByText('R$ 17,40')).toBeTruthy();
    expect(screen.queryByText('Falta para o sorteio')).toBeNull();
  });

  it('covers the result until its person opens it, step by step where motion is not wanted', async () => {
    const { endereco, respostas } = doBolao({});
    await abrirTela(endereco, { respostas });
    expect(await screen.findByText('Sorteado. Quer ver?')).toBeTruthy();
    expect(screen.queryAllByText(/, acertou/)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o sorteio' }));
    expect(screen.getByText('As dezenas vêm uma a uma.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Primeira dezena' }));
    expect(screen.getByText('1ª dezena: 04. O jogo 1 tem 1 acerto.')).toBeTruthy();
    for (let bola = 2; bola <= 5; bola += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Próxima dezena' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver o resultado' }));
    expect(screen.getByRole('heading', { name: 'O jogo 1 fez terno' })).toBeTruthy();
    // Three hits of the first bet and one of the second.
    expect(screen.getAllByText(/, acertou/)).toHaveLength(4);
  });

  it('divides the prize to the centavo, and says where, with what papers and until when it is fetched', async () => {
    const { endereco, respostas } = doBolao({});
    await abrirTela(endereco, { respostas });
    await userEvent.click(await screen.findByRole('button', { name: 'Ir ao resultado' }));
    // R$ 315,00 ÷ 8 = 39,37, and 0,04 left; two cotas: 78,74.
    expect(screen.getByText('÷ 8 cotas, todas do bolão')).toBeTruthy();
    expect(screen.getByText(/sobram R\$\s0,04/)).toBeTruthy();
    expect(screen.getByText('× suas 2 cotas')).toBeTruthy();
    expect(screen.getAllByText(/R\$\s78,74/).length).toBeGreaterThan(0);
    expect(screen.getByText('24 de fevereiro de 2027')).toBeTruthy();
  });

  it('without a prize says it plainly', async () => {
    const { endereco, respostas } = doBolao({ premio: 0 });
    await abrirTela(endereco, { respostas });
    await userEvent.click(await screen.findByRole('button', { name: 'Ir ao resultado' }));
    expect(screen.getByRole('heading', { name: 'Desta vez não veio prêmio' })).toBeTruthy();
    expect(screen.queryByText('A conta, até o centavo')).toBeNull();
  });
});
