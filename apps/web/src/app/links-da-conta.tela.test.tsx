import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { navegadorVazio } from '../lib/test/servidor.ts';
import { router } from './router.tsx';
import type { Respostas } from './test/abrir-tela.tsx';
import { abrirTela, Recusa } from './test/abrir-tela.tsx';

beforeEach(() => void navegadorVazio());

type Mutaveis = { -readonly [N in keyof Respostas]: Respostas[N] };

const EM_OBRAS = new Recusa(503, { message: 'Em obras.' });
const VENCIDO = new Recusa(400, { codigoErro: 1, dados: { chave: 'linkVencido' } });
const ENTRADA_VENCIDA = new Recusa(400, { codigoErro: 1, link: '/login', dados: { chave: 'entradaVencida' } });

describe('A link that is over (spec 1, §2, §8)', () => {
  it.each([
    ['/seguranca/liberacao/cortado', 'verLink', 'Não conseguimos abrir este link', VENCIDO],
    ['/seguranca/bloquear/cortado', 'verLink', 'Não conseguimos abrir este link', VENCIDO],
    ['/seguranca/pin?hash=cortado', 'opcoesDoSegundoFator', 'Não conseguimos continuar o seu login', ENTRADA_VENCIDA],
  ] as const)('%s: a server that fails is not told as one', async (endereco, chamada, falha, fim) => {
    const respostas: Mutaveis = { [chamada]: EM_OBRAS };
    await abrirTela(endereco, { respostas });
    await screen.findByRole('heading', { name: falha });
    expect(screen.queryByRole('heading', { name: ACABOU })).toBeNull();
    // The server answers again, and tells the state of the link.
    respostas[chamada] = fim;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { name: ACABOU });
  });
});

const ACABOU = /^Este link não vale mais$|^Entre de novo/;

describe('The page of the code (spec 1, §3 Release request kinds)', () => {
  it('calls a new network a network, and still does after the page that waits', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/login/pin/liberacao?hash=um-pedido&tipo=2', {
      respostas: { concluirLiberacao: { sessao: null } },
    });
    await screen.findByRole('heading', { name: 'É você nesta rede?' });
    await pessoa.click(screen.getByRole('link', { name: 'Confirmei pelo link do e-mail' }));
    await screen.findByText('Esta tela continua sozinha assim que você confirmar.');
    await pessoa.click(screen.getByRole('link', { name: 'Digitar o código do e-mail' }));
    await screen.findByRole('heading', { name: 'É você nesta rede?' });
  });
});

describe('A second factor that comes too late (spec 1, §4, §6)', () => {
  it('begins again, and keeps where it was going', async () => {
    const pessoa = userEvent.setup();
    await abrirTela('/seguranca/pin?hash=um-pedido&redirect=%2Fperfil%2Fseguranca', {
      respostas: {
        opcoesDoSegundoFator: { meios: ['aplicativo'], opcoesDaChave: null },
        segundoFator: ENTRADA_VENCIDA,
      },
    });
    await pessoa.type(await screen.findByLabelText(/^Código/), '123456');
    await screen.findByRole('heading', { name: 'Entre de novo com a sua senha' });
    expect(document.querySelector('dialog[open]')).toBeNull();
    await pessoa.click(screen.getByRole('link', { name: 'Ir para o login' }));
    await screen.findByRole('heading', { name: 'Entre na sua conta' });
    expect(router.state.location.href).toBe('/login?redirect=%2Fperfil%2Fseguranca');
  });
});
