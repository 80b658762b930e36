import { ERROS } from '@rateia/contracts/erros';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Carrinho = RespostaDe<'getCarrinho'>;
type Item = Carrinho['itens'][number];

const ITEM: Item = {
  idGrupo: 4,
  grupo: 'YouTube da Bia',
  servico: 'YouTube Premium',
  icone: 'icone-01',
  cor: 'cor-01',
  nomeAdmin: 'Bia',
  vagas: 1,
  vagasMaximas: 3,
  exigeCaucao: true,
  mensal: 1_048,
  mensalAntes: null,
  recusa: null,
};
const MUDOU: Item = { ...ITEM, idGrupo: 5, grupo: 'Canva do Caio', mensal: 1_150, mensalAntes: 1_000 };
const SEM_VAGA: Item = {
  ...ITEM,
  idGrupo: 6,
  grupo: 'Apple One do Davi',
  recusa: { chave: 'semVagas', mensagem: ERROS.semVagas.message },
};
const COMPOSICAO: NonNullable<Carrinho['composicao']> = {
  parte: 1_948,
  taxa: 250,
  caucao: 2_198,
  custoMeio: 0,
  totalHoje: 4_396,
  mensal: 2_198,
  vagas: 2,
  linhas: [
    { chave: 'parte', rotulo: 'Planos, 2 grupos', valor: 1_948 },
    { chave: 'taxa', rotulo: 'Taxa', valor: 250 },
    { chave: 'caucao', rotulo: 'Caução, volta para você', valor: 2_198 },
  ],
};
const CARRINHO: Carrinho = {
  itens: [ITEM, MUDOU, SEM_VAGA],
  vagas: 3,
  composicao: COMPOSICAO,
  cupom: null,
  combo: null,
  gruposMaximos: 10,
};
const RESERVADO: RespostaDe<'getPreCheckoutCarrinho'> = {
  idPreCheckout: 31,
  cupom: null,
  itens: [ITEM, MUDOU].map(({ idGrupo, grupo, servico, icone, cor, nomeAdmin, vagas, mensal }) => ({
    ...{ idGrupo, idAssinatura: idGrupo, grupo, servico, icone, cor, nomeAdmin, vagas, mensal },
    regras: ['Não trocar a senha'],
  })),
  composicao: COMPOSICAO,
  saldo: 0,
  reservaAte: '2099-12-11T12:00:00.000Z',
  idPagamentoAberto: null,
};
const MEIOS: RespostaDe<'getMeioPagamento'> = {
  saldo: 0,
  meios: [
    { id: 12, provedor: 12, nome: 'Pix', descricao: 'Na hora', custo: 0, disponivel: true, motivo: null },
    { id: 11, provedor: 11, nome: 'Boleto', descricao: 'Em dias', custo: 249, disponivel: true, motivo: null },
  ],
};
function texto(elemento: HTMLElement): string {
  return (elemento.textContent ?? '').replaceAll('\u00A0', ' ');
}

describe('The cart on the screen (spec 2, §4)', () => {
  it('shows each group with what changed, and sums those that can be bought', async () => {
    const { principal } = await abrirTela('/checkout/carrinho', { respostas: { getCarrinho: CARRINHO } });
    await screen.findByRole('heading', { name: '3 grupos' });
    const [primeiro, mudou, semVaga] = principal().getAllByRole('listitem').map(texto);
    expect(primeiro).not.toContain('mudou');
    expect(mudou).toMatch(/O preço mudou: era R\$ ?10,00/);
    expect(semVaga).toContain(`${ERROS.semVagas.message} Ele não entra na conta.`);
    expect(texto(principal().getByRole('complementary'))).toMatch(/Você paga hojeR\$ ?43,96/);
  });

  it('is empty in words that lead on', async () => {
    await abrirTela('/checkout/carrinho', {
      respostas: {
        getCarrinho: { itens: [], vagas: 0, composicao: null, cupom: null, combo: null, gruposMaximos: 10 },
      },
    });
    await screen.findByRole('heading', { name: 'Seu carrinho está vazio' });
    expect(screen.getByRole('link', { name: 'Procurar grupos' })).toBeTruthy();
  });

  it('another number of seats, and a group that leaves, are answered by the whole cart', async () => {
    const respostas = {
      getCarrinho: CARRINHO,
      mudarVagasDoCarrinho: { ...CARRINHO, itens: [{ ...ITEM, vagas: 2 }, MUDOU], vagas: 3 },
      removerDoCarrinho: { ...CARRINHO, itens: [MUDOU], vagas: 1 },
    };
    const { principal, chamadas } = await abrirTela('/checkout/carrinho', { respostas });
    await screen.findByRole('heading', { name: '3 grupos' });
    const [primeiro] = principal().getAllByRole('listitem');
    if (primeiro === undefined) throw new Error('no group');
    await userEvent.click(within(primeiro).getByRole('button', { name: 'Uma vaga a mais' }));
    await screen.findByRole('heading', { name: '2 grupos' });
    expect(texto(primeiro)).toContain('2 vagas');
    await userEvent.click(screen.getByRole('button', { name: 'Remover YouTube da Bia' }));
    await screen.findByRole('heading', { name: 'Um grupo' });
    expect(chamadas).toEqual(expect.arrayContaining(['mudarVagasDoCarrinho', 'removerDoCarrinho']));
  });

  it('a hold that is refused says so and reads the cart again', async () => {
    const respostas = {
      getCarrinho: CARRINHO,
      preCheckoutCarrinho: new Recusa(400, {
        codigoErro: 1,
        message: ERROS.carrinhoMudou.message,
        dados: { chave: 'carrinhoMudou', itens: [] },
      }),
    };
    const { chamadas } = await abrirTela('/checkout/carrinho', { respostas });
    await screen.findByRole('heading', { name: '3 grupos' });
    const [escolher] = screen.getAllByRole('button', { name: 'Escolher como pagar' });
    if (escolher === undefined) throw new Error('no button');
    await userEvent.click(escolher);
    expect(texto(await screen.findByRole('alert'))).toContain(ERROS.carrinhoMudou.message);
    await waitFor(() => expect(chamadas.filter((nome) => nome === 'getCarrinho')).toHaveLength(2));
  });

  it('the held cart is paid at the total of the method that is chosen', async () => {
    const { principal } = await abrirTela('/checkout/carrinho/pagar?idPreCheckout=31', {
      respostas: { getPreCheckoutCarrinho: RESERVADO, getMeioPagamento: MEIOS },
    });
    await screen.findByRole('heading', { name: 'Seus grupos' });
    const resumo = principal().getByRole('complementary');
    expect(texto(resumo)).toMatch(/Você paga hojeR\$ ?43,96/);
    await userEvent.click(await screen.findByRole('radio', { name: /Boleto/ }));
    expect(texto(resumo)).toMatch(/Custo do pagamentoR\$ ?2,49/);
    expect(texto(resumo)).toMatch(/Você paga hojeR\$ ?46,45/);
  });

  it('a hold that is over leads back to the cart', async () => {
    const fim = new Recusa(400, { codigoErro: 1, dados: { chave: 'reservaExpirada' } });
    await abrirTela('/checkout/carrinho/pagar?idPreCheckout=31', { respostas: { getPreCheckoutCarrinho: fim } });
    await screen.findByRole('heading', { name: 'Não há vagas reservadas aqui' });
    expect(screen.getByRole('link', { name: 'Ver o carrinho' })).toBeTruthy();
    await act(async () => await Promise.resolve());
  });
});
