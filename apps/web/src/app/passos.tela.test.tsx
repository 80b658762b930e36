import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

const PRE: RespostaDe<'getPreCheckout'> = {
  idPreCheckout: 5,
  cupom: null,
  idGrupo: 1,
  grupo: 'YouTube Premium Família',
  servico: 'YouTube Premium',
  icone: 'icone-01',
  cor: 'cor-01',
  nomeAdmin: 'Larissa Viana',
  regras: [],
  vagas: 1,
  exigeCaucao: true,
  composicao: {
    parte: 898,
    taxa: 150,
    caucao: 1_048,
    custoMeio: 0,
    totalHoje: 2_096,
    mensal: 1_048,
    vagas: 1,
    linhas: [
      { chave: 'parte', rotulo: 'Sua parte', valor: 898 },
      { chave: 'taxa', rotulo: 'Taxa', valor: 150 },
      { chave: 'caucao', rotulo: 'Caução', valor: 1_048 },
    ],
  },
  saldo: 0,
  entraEm: null,
  reservaAte: new Date(Date.now() + 600_000).toISOString(),
  desistirAte: '2099-01-08',
  cobrancaNaoAntesDe: '2099-02-01',
  vagasMaximas: 1,
  idPagamentoAberto: null,
  meioPagamentoAberto: null,
};

async function dialogoAberto(): Promise<HTMLElement> {
  return await waitFor(() => {
    const aberto = document.querySelector<HTMLElement>('dialog[open]');
    expect(aberto).not.toBeNull();
    return aberto ?? document.body;
  });
}

describe('Giving seats back (DESIGN §11, answer to picture 16)', () => {
  it('is "Remover" at the end of the purchase, and its dialog begins with what keeps the purchase', async () => {
    const { chamadas, principal } = await abrirTela('/checkout?idPreCheckout=5', {
      respostas: { getPreCheckout: PRE, cancelarPreCheckout: undefined },
    });
    const remover = await screen.findByRole('button', { name: 'Remover' });
    expect(principal().queryByRole('button', { name: /desistir/i })).toBeNull();
    // It stands under the seats, not among their controls.
    const cartao = remover.closest('section') ?? document.body;
    expect(within(cartao).getAllByRole('button').at(-1)).toBe(remover);

    await userEvent.click(remover);
    const dialogo = await dialogoAberto();
    const botoes = within(dialogo).getAllByRole('button');
    expect(botoes.map(({ textContent }) => textContent)).toEqual(['Continuar a compra', 'Soltar e voltar ao grupo']);
    await userEvent.click(botoes[0] ?? dialogo);
    expect(chamadas).not.toContain('cancelarPreCheckout');
  });
});

describe('A step that tells and leads on has no space before its button (DESIGN §11, answer to picture 03)', () => {
  async function passo(endereco: string): Promise<HTMLFormElement> {
    await abrirTela(endereco);
    await screen.findByRole('heading', { level: 1 });
    const form = document.querySelector('main form');
    if (!(form instanceof HTMLFormElement)) throw new Error(`no step at ${endereco}`);
    return form;
  }

  it.each(['/cadastro/validacoes/sucesso', '/cadastro/sucesso'])('%s', async (endereco) => {
    expect((await passo(endereco)).dataset['feito']).toBe('true');
  });

  it('a question has its button at the foot of the phone', async () => {
    expect((await passo('/esqueci-a-senha')).dataset['feito']).toBeUndefined();
  });
});
