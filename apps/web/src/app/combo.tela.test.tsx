import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Bolao = RespostaDe<'getComboDeBoloes'>['itens'][number]['bolao'];
function bolao(id: number, nome: string): Bolao {
  return {
    id,
    nome,
    tipo: 344,
    estado: 'a_venda',
    modo: 'um_bilhete',
    promocional: false,
    concursos: [{ loteria: 'mega-sena', nome: 'Mega-Sena', concurso: 3_050, sorteioEm: '2026-12-02T00:00:00.000Z' }],
    apostas: 1,
    totalCotas: 6,
    cotasLivres: 4,
    preco: { custo: 4_200, valorCota: 700, valorTaxa: 70, valorSubsidio: 0, total: 770 },
    vendasAte: '2026-12-01T20:30:00.000Z',
    sorteioEm: '2026-12-02T00:00:00.000Z',
  };
}
const CHANCES = { principal: { faixa: 'Sena', umEm: 7_151_980 }, qualquer: 444.3 };
function combo(disponivel: boolean): RespostaDe<'getComboDeBoloes'> {
  const itens = [
    { bolao: bolao(1, 'Mega de terça'), cotas: 2, chances: CHANCES },
    { bolao: bolao(2, 'Mega da praça'), cotas: 1, chances: null },
  ];
  return { id: 3, nome: 'Dupla da sorte', itens, total: 2_310, disponivel };
}

describe('/c/:comboId (spec B§2)', () => {
  it('shows each pool with its cotas, and the sum of one order', async () => {
    const { principal } = await abrirTela('/c/3', { respostas: { getComboDeBoloes: combo(true) } });
    expect(await screen.findByText('2 bolões em uma compra')).toBeTruthy();
    expect(await principal().findByText(/Todas as cotas ou nenhuma/)).toBeTruthy();
    expect(principal().getAllByText(/23,10/).length).toBeGreaterThan(0);
  });

  it('sells nothing of a combo one of whose pools has no cotas left', async () => {
    const { principal } = await abrirTela('/c/3', { respostas: { getComboDeBoloes: combo(false) } });
    expect(await screen.findByText(/não tem mais as cotas/)).toBeTruthy();
    expect(principal().queryByText('Comprar o combo')).toBeNull();
  });
});

const GRUPOS: RespostaDe<'getComboDeGrupos'> = {
  id: 4,
  nome: 'Dois de uma vez',
  coupon: 'DUPLA10',
  itens: [
    {
      idGrupo: 7,
      grupo: 'Canva da vila',
      servico: 'Canva',
      icone: 'icone-03',
      cor: 'cor-05',
      vagas: 1,
      mensal: 2_160,
      livres: 2,
    },
    {
      idGrupo: 9,
      grupo: 'Música',
      servico: 'Spotify',
      icone: 'icone-01',
      cor: 'cor-02',
      vagas: 1,
      mensal: 1_000,
      livres: 1,
    },
  ],
};

describe('/checkout/combo/{id} (spec B§4)', () => {
  it('says what its coupon needs, and why the groups did not go into the cart', async () => {
    const comboDoCarrinho = new Recusa(400, {
      message: 'Não há vagas suficientes neste grupo.',
      dados: { chave: 'semVagas' },
    });
    const { chamadas } = await abrirTela('/checkout/combo/4', {
      respostas: { getComboDeGrupos: GRUPOS, comboDoCarrinho },
    });
    expect(await screen.findByText(/DUPLA10 vale enquanto todos/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Levar o combo/ }));
    await vi.waitFor(() => expect(chamadas).toContain('comboDoCarrinho'));
    expect(await screen.findByText('Não há vagas suficientes neste grupo.')).toBeTruthy();
  });
});
