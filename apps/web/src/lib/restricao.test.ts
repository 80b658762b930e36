import { beforeEach, describe, expect, it } from 'vitest';
import { ouvirFaltas } from './pedacos.ts';
import { restricaoPorContar } from './restricao.ts';
import { sessaoAtual } from './sessao.ts';
import type { Resposta } from './test/servidor.ts';
import { navegadorVazio, servidorDeMentira } from './test/servidor.ts';

const CAMINHO = '/perfil/relatar-problema';

beforeEach(() => {
  navegadorVazio();
  entrar('7');
});

function entrar(sub: string, sid = `sessao-de-${sub}`): void {
  const corpo = Buffer.from(JSON.stringify({ sub, sid })).toString('base64url');
  sessaoAtual.guardar({
    token: `x.${corpo}.x`,
    refreshToken: 'r',
    hashDispositivo: 'd',
    expiraEm: new Date(Date.now() + 600_000).toISOString(),
  });
}
function responder(resposta: Resposta) {
  return servidorDeMentira(() => resposta);
}

describe('Restriction check (spec 1, §4)', () => {
  it('that returns a message is told once a session', async () => {
    const recebidos = responder({ status: 200, body: { mensagem: 'Em análise.', link: CAMINHO } });
    expect(await restricaoPorContar()).toEqual({ mensagem: 'Em análise.', link: CAMINHO });
    expect(await restricaoPorContar()).toBeUndefined();
    expect(await restricaoPorContar(3)).toBeUndefined();
    expect(recebidos).toHaveLength(1);
  });

  it('that returns none says nothing, and is made again', async () => {
    const recebidos = responder({ status: 200, body: { mensagem: null, link: null } });
    expect(await restricaoPorContar()).toBeUndefined();
    expect(await restricaoPorContar()).toBeUndefined();
    expect(recebidos).toHaveLength(2);
  });

  it('that fails with a message is a restriction (spec 1, §8)', async () => {
    responder({
      status: 400,
      body: { codigoErro: 1, message: 'Há uma dívida.', link: '/carteira/creditos', dados: {} },
    });
    expect(await restricaoPorContar(3)).toEqual({ mensagem: 'Há uma dívida.', link: '/carteira/creditos' });
    expect(await restricaoPorContar(3)).toBeUndefined();
  });

  it('that fails is noted as every error is, a restriction too (spec 1, §8)', async () => {
    const notados: unknown[] = [];
    ouvirFaltas(undefined);
    ouvirFaltas((erro) => notados.push(erro));
    responder({ status: 500, body: {} });
    await restricaoPorContar();
    responder({ status: 400, body: { codigoErro: 1, message: 'Há uma dívida.', link: null, dados: {} } });
    await restricaoPorContar();
    expect(notados).toMatchObject([{ status: 500 }, { status: 400, message: 'Há uma dívida.' }]);
  });

  it.each([
    [
      'a group that is not there',
      { status: 404, body: { codigoErro: null, message: 'Este grupo não existe.', link: null, dados: {} } },
    ],
    ['a server that fails', { status: 500, body: {} }],
    ['a refusal of nobody in particular', { status: 400, body: {} }],
  ] as const)('that meets %s says nothing', async (_o, resposta) => {
    responder(resposta);
    expect(await restricaoPorContar(3)).toBeUndefined();
  });

  it('is told again after another login of the same person', async () => {
    responder({ status: 200, body: { mensagem: 'Em análise.', link: null } });
    expect(await restricaoPorContar()).toBeDefined();
    entrar('7', 'outra-sessao');
    expect(await restricaoPorContar()).toBeDefined();
  });

  it('is told to another person who logs in in the same tab', async () => {
    responder({ status: 200, body: { mensagem: 'Em análise.', link: null } });
    expect(await restricaoPorContar()).toEqual({ mensagem: 'Em análise.', link: undefined });
    entrar('8');
    expect(await restricaoPorContar()).toEqual({ mensagem: 'Em análise.', link: undefined });
  });
});
