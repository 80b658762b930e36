import { instanteDe } from '@rateia/domain/datas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { agora } from '../lib/relogio.ts';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const DIA_MS = 86_400_000;
const SORTEIO = instanteDe(agora() + 2 * DIA_MS);
const BOLAO: RespostaDe<'getBolao'> = {
  id: 1,
  nome: 'Mega de quinta',
  tipo: 344,
  estado: 'a_venda',
  modo: 'um_bilhete',
  promocional: false,
  concursos: [{ loteria: 'mega-sena', nome: 'Mega-Sena', concurso: 3_050, sorteioEm: SORTEIO }],
  apostas: 2,
  totalCotas: 6,
  cotasLivres: 4,
  preco: { custo: 4_200, valorCota: 700, valorTaxa: 70, valorSubsidio: 0, total: 770 },
  vendasAte: instanteDe(agora() + DIA_MS),
  sorteioEm: SORTEIO,
  semente: null,
  comprovarAte: SORTEIO,
  apostasAte: SORTEIO,
  motivoCancelamento: null,
  minhasCotas: [],
  podeDevolver: false,
  lacrado: false,
};
const JOGOS: RespostaDe<'listJogosDoBolao'> = {
  jogos: [0, 1].map((ordem) => ({
    ordem,
    concurso: 3_050,
    aposta: { loteria: 'mega-sena', dezenas: [7, 11, 18, 23, 37, 44 + ordem] },
    simples: 1,
    preco: 600,
    chances: [{ faixa: 'Sena', umEm: 50_063_860 }],
  })),
  chances: { principal: { faixa: 'Sena', umEm: 25_031_930 }, qualquer: 1.42 },
};
const JOGO: RespostaDe<'getJogoResponsavel'> = {
  maiorDeIdade: true,
  limiteMensal: 3_000,
  limiteNovo: null,
  limiteMaximo: 500_000,
  gastoNoMes: 1_540,
  restanteNoMes: 1_460,
  afastamento: null,
};
const RESPOSTAS: Respostas = {
  getBolao: BOLAO,
  listJogosDoBolao: JOGOS,
  getJogoResponsavel: JOGO,
  getMeioPagamento: { meios: [], saldo: 0 },
};

describe('Before each purchase: the true odds, and what was spent of the limit (REGRAS 2.12)', () => {
  it('shows the odds of all bets together, exactly, and the month with this purchase', async () => {
    const { principal } = await abrirTela('/loteria/1', { respostas: RESPOSTAS });
    await screen.findByRole('heading', { name: 'Comprar cotas' });
    expect(await screen.findByText('1 em 25.031.930')).toBeDefined();
    expect(principal().getByText('1 em 1,42')).toBeDefined();
    await waitFor(() => expect(principal().getByText('Com esta compra').closest('div')?.textContent).toMatch(/23,10/));
    expect(principal().getByText('Você já usou neste mês').closest('div')?.textContent).toMatch(/15,40/);
    expect(principal().queryByText('Passa do seu limite do mês')).toBeNull();
  });

  it('says before the payment that a purchase passes the limit, and leads to it', async () => {
    await abrirTela('/loteria/1', { respostas: RESPOSTAS });
    await screen.findByText('Com esta compra');
    await userEvent.click(screen.getByRole('button', { name: 'Uma cota a mais' }));
    await screen.findByText('Passa do seu limite do mês');
    expect(screen.getByRole('link', { name: 'Ver o meu limite' }).getAttribute('href')).toBe(
      '/loteria/jogo-responsavel',
    );
  });

  it('sells nothing to a person who is away by his own word, and says until when', async () => {
    const afastamento = {
      tipo: 'autoexclusao' as const,
      podeVoltarDesde: null,
      desde: '2026-11-01T12:00:00.000Z',
      ate: '2027-02-01T02:59:59.999Z',
    };
    await abrirTela('/loteria/1', { respostas: { ...RESPOSTAS, getJogoResponsavel: { ...JOGO, afastamento } } });
    expect((await screen.findByText('Você está fora dos bolões')).parentElement?.textContent).toMatch(
      /Até 31 de janeiro de 2027, como você pediu\. Nenhuma cota/,
    );
    expect(screen.queryByRole('heading', { name: 'Comprar cotas' })).toBeNull();
  });
});

describe('/backoffice/jogo (REGRAS 2.12 Limits)', () => {
  it('counts limits, spending and times away without a name', async () => {
    await abrirTela('/backoffice/jogo', {
      respostas: {
        getJogoDaOperacao: {
          mes: '2026-11-01',
          limitePadrao: 30_000,
          limites: { menores: 3, maiores: 2, aumentosEsperando: 1 },
          gastos: { pessoas: 40, total: 123_450, perto: 6, noLimite: 4 },
          afastamentos: { pausas: 5, autoexclusoes: 7, semPrazo: 2, comecaram: 9 },
          itens: [{ tipo: 'autoexclusao', desde: '2026-11-20T12:00:00.000Z', ate: null }],
        },
      },
    });
    expect((await screen.findByText('Em autoexclusão')).closest('div')?.textContent).toContain('2 sem prazo');
    expect(screen.getByText('Usaram todo o limite').closest('div')?.textContent).toContain('4');
    expect(screen.getByRole('list', { name: 'Afastamentos que valem agora' }).textContent).toMatch(
      /^Autoexclusão.*Sem prazo$/,
    );
  });
});
