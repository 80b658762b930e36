import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

type Cartao = RespostaDe<'getCartoes'>['cartoes'][number];
const VISA: Cartao = {
  id: 1,
  estado: 'ativo',
  bandeira: 'visa',
  primeirosDigitos: '423564',
  finalDoCartao: '5682',
  validade: '11/90',
  vencido: false,
  principal: true,
  pagaSozinho: true,
  noProvedor: '77',
  verificacao: null,
};
const MASTER: Cartao = { ...VISA, id: 2, bandeira: 'master', finalDoCartao: '6351', principal: false };
const CANVA = { id: 4, nome: 'Canva da vila', icone: 'icone-01', cor: 'cor-01', temPixProgramado: false };
const RECORRENTE: RespostaDe<'getCartaoRecorrente'> = {
  cartao: VISA,
  parado: null,
  custoDeCem: 399,
  grupos: [
    { ...CANVA, vencimento: '2099-12-30', valor: 2_160, custo: 86 },
    { ...CANVA, id: 5, nome: 'Spotify', vencimento: '2099-12-31', valor: 1_000, custo: 40, temPixProgramado: true },
  ],
};

async function abrir(cartoes: Cartao[], recorrente = RECORRENTE): Promise<void> {
  await abrirTela('/perfil/cartoes', { respostas: { getCartoes: { cartoes }, getCartaoRecorrente: recorrente } });
}

/** The words of the question before a card goes, which is answered no. */
async function perguntaDaRemocao(): Promise<string> {
  await userEvent.click(await screen.findByRole('button', { name: 'Remover Visa final 5682' }));
  const pergunta = await screen.findByRole('dialog', { name: 'Remover Visa final 5682?' });
  const palavras = pergunta.textContent;
  await userEvent.click(within(pergunta).getByRole('button', { name: 'Manter cartão' }));
  return palavras;
}

describe('The card that pays by itself, on the page of cards (REGRAS 2.4, 2.8, 2.14)', () => {
  it('shows each group that it pays, with the whole charge, its cost, and who pays before it', async () => {
    await abrir([VISA]);
    const canva = (await screen.findByText('Canva da vila')).closest('div');
    expect(canva?.textContent).toMatch(/30 dez, com R\$\s0,86 de custo do cartão.*R\$\s22,46/);
    expect(screen.getByText(/o Pix programado paga antes/)).toBeTruthy();
  });

  it('before it goes tells the groups that it pays, and the card that pays them then', async () => {
    await abrir([VISA, MASTER]);
    await screen.findByText('Canva da vila');
    const pergunta = await perguntaDaRemocao();
    expect(pergunta).toContain('ele paga Canva da vila e Spotify.');
    expect(pergunta).toContain('o saldo paga as mensalidades; se não bastar, cobramos no Mastercard final 6351.');
  });

  it('the last one leaves the balance and a Pix code', async () => {
    await abrir([VISA]);
    await screen.findByText('Canva da vila');
    expect(await perguntaDaRemocao()).toContain('se não bastar, você recebe um código Pix no vencimento.');
  });

  it('pays no months where its holder says no', async () => {
    const respostas = {
      ...{ getCartoes: { cartoes: [VISA] }, getCartaoRecorrente: RECORRENTE },
      updateCartaoRecorrente: { ...VISA, pagaSozinho: false },
    };
    const { chamadas } = await abrirTela('/perfil/cartoes', { respostas });
    await userEvent.click(await screen.findByRole('button', { name: 'Não pagar mensalidades' }));
    await waitFor(() => expect(chamadas).toContain('updateCartaoRecorrente'));
  });

  it('that pays no months says so, and may pay them again', async () => {
    await abrir([{ ...VISA, pagaSozinho: false }], { ...RECORRENTE, cartao: null });
    await screen.findByRole('button', { name: 'Pagar mensalidades' });
    expect(await screen.findByText(/quando o saldo não basta, você recebe um código Pix/)).toBeTruthy();
  });

  it('that its bank refused for good says why it pays no more, and what lets it pay again', async () => {
    const parado = { frase: 'Este cartão está bloqueado ou ainda não foi ativado.', oQueFazer: 'Fale com o banco.' };
    await abrir([VISA], { ...RECORRENTE, cartao: null, parado });
    expect((await screen.findByText('Não paga mais sozinho')).parentElement?.textContent).toContain(
      'Depois de um pagamento seu com este cartão, ele volta a pagar as mensalidades.',
    );
  });
});
