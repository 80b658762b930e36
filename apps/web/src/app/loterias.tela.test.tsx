import { instanteDe } from '@rateia/domain/datas';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { agora } from '../lib/relogio.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Item = RespostaDe<'getAgendaDeLoterias'>['itens'][number];
const DIA_MS = 86_400_000;
/** One instant for all draws: two that are read apart would differ on a busy machine. */
const AGORA = agora();

function item(mudanca: Partial<Item>): Item {
  return {
    id: 1,
    slug: 'mega-sena',
    nome: 'Mega-Sena',
    especial: false,
    concurso: 3_091,
    dataSorteio: instanteDe(AGORA + 3 * DIA_MS),
    dataPadrao: null,
    dataLimite: instanteDe(AGORA + 2 * DIA_MS),
    premioEstimado: 4_500_000_000,
    acumulado: true,
    valorAposta: 600,
    minDezenas: 6,
    maxDezenas: 20,
    chance: 50_063_860,
    ultimo: {
      concurso: 3_090,
      data: '2026-11-24',
      sorteios: [[4, 11, 23, 38, 45, 57]],
      trevos: [],
      time: null,
      mes: null,
    },
    ...mudanca,
  };
}
const DUPLA = item({
  id: 7,
  slug: 'dupla-sena',
  nome: 'Dupla Sena',
  concurso: 3_045,
  dataSorteio: instanteDe(AGORA + DIA_MS),
  premioEstimado: null,
  ultimo: {
    concurso: 3_044,
    data: '2026-11-25',
    sorteios: [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12],
    ],
    trevos: [],
    time: null,
    mes: null,
  },
});
const VIRADA = item({
  id: 2,
  slug: 'mega-da-virada',
  nome: 'Mega da Virada',
  especial: true,
  concurso: null,
  ultimo: null,
});

const JOGO: RespostaDe<'getJogoResponsavel'> = {
  maiorDeIdade: true,
  limiteMensal: 30_000,
  limiteNovo: null,
  limiteMaximo: 500_000,
  gastoNoMes: 4_500,
  restanteNoMes: 25_500,
  afastamento: null,
};
const RESPOSTAS = {
  getJogoResponsavel: JOGO,
  listBoloes: { itens: [], pagina: 1, porPagina: 20, total: 0 },
  getAgendaDeLoterias: { itens: [item({}), DUPLA, VIRADA] },
  getEstatisticaDaLoteria: {
    loteria: 'mega-sena' as const,
    concursos: 100,
    dezenas: [
      { dezena: 1, vezes: 3, atraso: 9 },
      { dezena: 2, vezes: 12, atraso: 0 },
      { dezena: 3, vezes: 0, atraso: null },
    ],
    pares: [],
    aviso: 'O sorteio não tem memória: o que já saiu não muda a chance do que vai sair.',
  },
};

function itensDa(lista: HTMLElement): readonly string[] {
  return within(lista)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
function dezenas(nome: string): readonly string[] {
  return itensDa(screen.getByRole('list', { name: nome }));
}

describe('/loteria (spec B§2, B§7)', () => {
  it('lists the next draws, the nearest first, with prize and odds, and says that nothing is for sale', async () => {
    await abrirTela('/loteria', { respostas: RESPOSTAS });
    const proximos = await screen.findByRole('heading', { name: 'Próximos sorteios' });
    const lista = proximos.closest('section')?.querySelector('ul');
    if (!(lista instanceof HTMLElement)) throw new Error('no list of draws');
    const [dupla, mega, virada, ...outras] = itensDa(lista);
    expect(outras).toEqual([]);
    expect(dupla).toMatch(/^Dupla Sena.*a definir$/);
    expect(mega).toMatch(/^Mega-SenaConcurso 3\.091 · .*1 chance em 50\.063\.860.*45\s+milhões$/);
    expect(virada).toMatch(/^Mega da Virada(?!.*Concurso)/);
    expect(await screen.findByText(/Nenhum bolão está à venda agora/)).toBeTruthy();
    expect(screen.getByText(/maiores de 18 anos/)).toBeTruthy();
  });

  it('shows the numbers of the last draws, of both where there are two', async () => {
    await abrirTela('/loteria', { respostas: RESPOSTAS });
    await screen.findByRole('heading', { name: 'Últimos resultados' });
    expect(dezenas('Dezenas sorteadas')).toEqual(['04', '11', '23', '38', '45', '57']);
    expect(dezenas('Dezenas do 2º sorteio')).toEqual(['07', '08', '09', '10', '11', '12']);
  });

  it('counts what came out of the lottery that is chosen, and says that a draw has no memory', async () => {
    const { chamadas } = await abrirTela('/loteria', { respostas: RESPOSTAS });
    expect(await screen.findByText(/O sorteio não tem memória/)).toBeTruthy();
    expect(dezenas('Mais sorteadas')).toEqual(['02', '01', '03']);
    // A number that never came out is the longest away.
    expect(dezenas('Há mais tempo sem sair')).toEqual(['03', '01', '02']);
    function pedidas() {
      return chamadas.filter((nome) => nome === 'getEstatisticaDaLoteria').length;
    }
    expect(pedidas()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Dupla Sena' }));
    expect(await screen.findByRole('button', { name: 'Dupla Sena', pressed: true })).toBeTruthy();
    await vi.waitFor(() => expect(pedidas()).toBe(2));
  });
});

describe('/loteria/jogo-responsavel (REGRAS 2.12 Limits)', () => {
  it('says what was spent, what is left, and that a greater limit waits', async () => {
    const limiteNovo = { valor: 50_000, valeEm: '2026-11-28T15:00:00.000Z' };
    await abrirTela('/loteria/jogo-responsavel', { respostas: { getJogoResponsavel: { ...JOGO, limiteNovo } } });
    expect(await screen.findByText(/255,00/)).toBeTruthy();
    expect(screen.getByText(/vale a partir de .*28 de novembro/)).toBeTruthy();
  });

  it('asks once more before a pause, in words that say what stays', async () => {
    const { chamadas } = await abrirTela('/loteria/jogo-responsavel', {
      respostas: { getJogoResponsavel: JOGO, createAfastamento: JOGO },
    });
    await userEvent.click(await screen.findByRole('radio', { name: '7 dias' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pausar os bolões' }));
    const aberto = await vi.waitUntil(() => document.querySelector<HTMLElement>('dialog[open]'));
    const dialogo = within(aberto);
    expect(dialogo.getByText(/cotas que já comprou seguem valendo/)).toBeTruthy();
    expect(chamadas).not.toContain('createAfastamento');
    await userEvent.click(dialogo.getByRole('button', { name: 'Pausar os bolões' }));
    await vi.waitFor(() => expect(chamadas).toContain('createAfastamento'));
  });

  it('tells a person who is away until when, and that /loteria shows nothing because he asked for it', async () => {
    const afastamento = {
      tipo: 'autoexclusao',
      desde: '2026-11-20T15:00:00.000Z',
      ate: null,
      podeVoltarDesde: '2027-05-20T03:00:00.000Z',
    } as const;
    const respostas = { getJogoResponsavel: { ...JOGO, afastamento }, getAgendaDeLoterias: { itens: [] } };
    await abrirTela('/loteria/jogo-responsavel', { respostas });
    expect(await screen.findByText(/pedir para voltar em 20 de maio de 2027/)).toBeTruthy();
    await abrirTela('/loteria', { respostas });
    expect(await screen.findByText('Você está longe dos bolões')).toBeTruthy();
  });
});
