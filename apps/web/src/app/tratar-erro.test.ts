import { MENSAGEM_PADRAO } from '@rateia/contracts/excecoes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analytics } from '../lib/analytics.ts';
import { Desistencia } from '../lib/confirmacao.ts';
import { ErroApi, ErroRede } from '../lib/erros-api.ts';
import { ErroDePedaco } from '../lib/pedacos.ts';
import { definirRelator } from '../lib/relato.ts';
import { sessaoAtual } from '../lib/sessao.ts';
import { login, navegadorVazio } from '../lib/test/servidor.ts';
import { dialogos } from '../ui/dialogo/dialogos.ts';
import { queryClient } from './query-client.ts';
import { anotarErro, sessaoExpirou, tratarErro } from './tratar-erro.tsx';

let relatos: string[];
let medidos: { readonly acao: string; readonly rotulo?: string }[];
beforeEach(() => {
  relatos = [];
  medidos = [];
  definirRelator(({ mensagem }) => relatos.push(mensagem));
  analytics.definirDestino((evento) => medidos.push(evento));
});
afterEach(() => {
  definirRelator(undefined);
  analytics.definirDestino(undefined);
  dialogos.responder(false);
});

describe('A failure of the page (spec 1, §8, §9)', () => {
  it('is one report and one dialog, however many hear of it', () => {
    const erro = new Error('algo quebrou');
    anotarErro(erro);
    void tratarErro(erro, 'acao');
    expect(relatos).toEqual(['algo quebrou']);
    expect(dialogos.atual()?.titulo).toBe('Não foi possível concluir');
    expect(dialogos.atual()?.corpo).toBe('Algo saiu errado, tente novamente mais tarde.');
  });
});

describe('The event of an error (spec 1, §8)', () => {
  it.each([
    ['a refusal', new ErroApi(403, {}, null), 'http: 403'],
    ['no answer', new ErroRede(new TypeError('away')), 'http: rede'],
    ['a fault of the page', new Error('x is undefined'), 'falhaDaPagina'],
    ['a part of the app that did not come', new ErroDePedaco('/pesquisa', new TypeError('away')), 'falhaDaPagina'],
  ])('says what it was: %s', (_, erro, acao) => {
    anotarErro(erro);
    expect(medidos).toEqual([{ categoria: 'error', acao, rotulo: erro.message }]);
  });

  it('has the words of the server, or the default ones', () => {
    anotarErro(new ErroApi(500, {}, null));
    expect(medidos).toMatchObject([{ rotulo: MENSAGEM_PADRAO }]);
  });
});

describe('A confirmation that is given up (spec 1, §3 PIN types)', () => {
  it('makes no event, no report and no dialog', async () => {
    const desistencia = new Desistencia('gave up');
    const acao = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(desistencia) });
    await expect(acao.execute(undefined)).rejects.toBe(desistencia);
    // The handler is a file of its own: an error that was sent after it has come through when this one has.
    const depois = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(new ErroRede(new TypeError('away'))),
    });
    await expect(depois.execute(undefined)).rejects.toBeInstanceOf(ErroRede);
    await vi.waitFor(() => expect(medidos).toHaveLength(1));
    expect(medidos).toMatchObject([{ acao: 'http: rede' }]);
    expect(relatos).toEqual([]);
  });

  it('is no broken page where nobody waited for the call either', () => {
    anotarErro(new Desistencia('gave up'));
    expect({ medidos, relatos }).toEqual({ medidos: [], relatos: [] });
  });
});

describe('The end of a session (spec 1, §4, §8)', () => {
  const encerrada = new ErroApi(
    400,
    { codigoErro: 1, dados: { chave: 'sessaoEncerradaPorErros' }, link: '/login' },
    null,
  );
  let acabou: string;
  beforeEach(() => {
    navegadorVazio();
    acabou = crypto.randomUUID();
    sessaoAtual.guardar(login(600, 'um', acabou));
  });
  afterEach(() => {
    sessaoAtual.encerrar();
    vi.unstubAllGlobals();
  });

  it.each([
    ['expired', () => sessaoExpirou(401, acabou)],
    ['ended by wrong proofs', () => tratarErro(encerrada, 'acao')],
  ])('%s is a logout when the words were read', async (_, acabar) => {
    const fim = acabar();
    expect(sessaoAtual.existe()).toBe(true);
    dialogos.responder(true);
    await fim;
    expect(sessaoAtual.existe()).toBe(false);
  });

  it.each([
    ['expired', () => sessaoExpirou(401, acabou)],
    ['ended by wrong proofs', () => tratarErro(encerrada, 'acao')],
  ])('%s leaves a newer login alone, made while the words stood there', async (_, acabar) => {
    const fim = acabar();
    sessaoAtual.guardar(login(600, 'dois', 'a-nova'));
    dialogos.responder(true);
    await fim;
    expect(sessaoAtual.idSessao()).toBe('a-nova');
  });

  it('is said once, also to a call that is answered when the person is at the login already', async () => {
    const fim = sessaoExpirou(401, acabou);
    const outra = sessaoExpirou(401, acabou);
    dialogos.responder(true);
    await Promise.all([fim, outra]);
    expect(sessaoAtual.existe()).toBe(false);
    await sessaoExpirou(401, acabou);
    expect(dialogos.atual()).toBeUndefined();
  });

  it('says nothing to a person who logs out: neither while the server is told, nor at the login', async () => {
    sessaoAtual.deixar();
    await sessaoExpirou(401, acabou);
    expect(dialogos.atual()).toBeUndefined();
    sessaoAtual.encerrar();
    await sessaoExpirou(401, acabou);
    expect(dialogos.atual()).toBeUndefined();
  });

  it('is nothing to be told where another tab has left it', async () => {
    localStorage.removeItem('rateia.sessao');
    sessaoAtual.recarregar();
    await sessaoExpirou(401, acabou);
    expect(dialogos.atual()).toBeUndefined();
  });

  it('is told for a later session that expires', () => {
    sessaoAtual.deixar();
    sessaoAtual.guardar(login(600, 'dois', 'a-nova'));
    void sessaoExpirou(401, 'a-nova');
    expect(dialogos.atual()?.titulo).toBe('Sessão expirada');
  });

  it('shows nothing when a newer login exists before the words have loaded', async () => {
    sessaoAtual.guardar(login(600, 'dois', 'a-nova'));
    await sessaoExpirou(401, acabou);
    expect(dialogos.atual()).toBeUndefined();
    expect(sessaoAtual.idSessao()).toBe('a-nova');
  });
});
