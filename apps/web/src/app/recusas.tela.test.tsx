import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { router } from './router.tsx';
import { abrirTela, entrar, Recusa } from './test/abrir-tela.tsx';

beforeEach(entrar);

const AQUI = '/carteira/adicionar/valor';
const PALAVRAS = 'Palavras do servidor.';
/** A refusal that leads nowhere. */
const FICA = new RegExp(`^${AQUI}`);

interface Linha {
  readonly status: number;
  /** Null: a page of somebody else, which is no JSON. */
  readonly corpo: Readonly<Record<string, unknown>> | null;
  /** The words of the dialog; null when there is none. */
  readonly diz: string | null;
  readonly leva: RegExp;
  /** Link inside the dialog. */
  readonly ligacao?: readonly [nome: string, href: string];
}

/** Spec 1, §8, row by row, as the person sees it. */
const CATALOGO: Readonly<Record<string, Linha>> = {
  '400 userException: dialog, then the link': {
    status: 400,
    corpo: { codigoErro: 1, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /^\/meus-grupos$/,
  },
  '400 cupomInvalidoException: dialog, no redirect': {
    status: 400,
    corpo: { codigoErro: 4, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: FICA,
  },
  '400 validacaoObrigatoriaException with data: the page of pendencies, which are named': {
    status: 400,
    corpo: { codigoErro: 2, link: '/meus-grupos', dados: { pendencias: [{ tipo: 1 }] } },
    diz: PALAVRAS,
    leva: /^\/cadastro\/pendencias\?telefone=true$/,
  },
  '400 validacaoObrigatoriaException without data: the link': {
    status: 400,
    corpo: { codigoErro: 2, link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /^\/meus-grupos$/,
  },
  '400 ContatoSuporteException: a link to the support, then /grupos': {
    status: 400,
    corpo: { codigoErro: 3 },
    diz: PALAVRAS,
    ligacao: ['Falar com o suporte', '/perfil/relatar-problema'],
    leva: /^\/grupos$/,
  },
  '400 maisInformacoesException: a link to an article of the help, then the link': {
    status: 400,
    corpo: { codigoErro: 5, link: '/meus-grupos', dados: { artigo: 'caucao' } },
    diz: PALAVRAS,
    ligacao: ['Ler mais na ajuda', '/ajuda#caucao'],
    leva: /^\/meus-grupos$/,
  },
  '400 without a code: dialog, then the link': {
    status: 400,
    corpo: { link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: /^\/meus-grupos$/,
  },
  '412: the link, with the redirect query': {
    status: 412,
    corpo: { link: '/meus-grupos' },
    diz: null,
    leva: /^\/meus-grupos\?redirect=%2Fpesquisa$/,
  },
  '422: dialog': { status: 422, corpo: { link: '/meus-grupos' }, diz: PALAVRAS, leva: FICA },
  '500: the fixed words and the code': {
    status: 500,
    corpo: { codigoErro: 7 },
    diz: 'Ocorreu um erro ao processar sua solicitação. Tente novamente em alguns instantes. Código #7',
    leva: FICA,
  },
  'others: dialog, and the session goes on where it was': {
    status: 403,
    corpo: { link: '/meus-grupos' },
    diz: PALAVRAS,
    leva: FICA,
  },
  '503: its own words': { status: 503, corpo: { link: '/meus-grupos' }, diz: PALAVRAS, leva: FICA },
  '502 of a proxy, which is no answer of ours: the words for none': {
    status: 502,
    corpo: null,
    diz: 'Ops, algo saiu errado.',
    leva: FICA,
  },
};

const REGRAS = { minimo: 1_000, maximo: 100_000, disponivelHoje: 100_000, saldoMaximo: 500_000, sugestoes: [] };
const PIX = { id: 12, provedor: 1, nome: 'Pix', descricao: 'Na hora', custo: 0, disponivel: true, motivo: null };

describe('Every row of the error catalogue, as it is seen (spec 1, §8)', () => {
  it.each(Object.entries(CATALOGO))('%s', async (_, { status, corpo, diz, leva, ligacao }) => {
    const pessoa = userEvent.setup();
    await abrirTela(`${AQUI}?redirect=%2Fpesquisa`, {
      respostas: {
        getRegrasRecarga: REGRAS,
        getMeioPagamento: { meios: [PIX], saldo: 0 },
        comprarCredito: new Recusa(status, corpo === null ? null : { message: PALAVRAS, ...corpo }),
      },
    });
    await pessoa.type(await screen.findByLabelText('Valor'), '30,00');
    await pessoa.click(await screen.findByRole('button', { name: /^Pagar com Pix/ }));
    if (diz !== null) {
      const dialogo = await waitFor(() => aberto());
      expect(dialogo.textContent).toContain(diz);
      if (ligacao !== undefined) {
        const [nome, href] = ligacao;
        expect(within(dialogo).getByRole('link', { name: nome }).getAttribute('href')).toBe(href);
      }
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Entendi' }));
    }
    await waitFor(() => expect(router.state.location.href).toMatch(leva));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });
});

/** The one dialog that is open. */
function aberto(): HTMLElement {
  const abertos = document.querySelectorAll<HTMLElement>('dialog[open]');
  expect(abertos).toHaveLength(1);
  return abertos[0] ?? document.body;
}
