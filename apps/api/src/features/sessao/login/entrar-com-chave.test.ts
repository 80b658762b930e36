import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarChaveVirtual } from '../../../test/chave-de-acesso.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { confirmarPorPin } from '../../../test/seguranca.ts';
import { criarPessoaComSenha } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

type Chave = ReturnType<typeof criarChaveVirtual>;

async function comChave(): Promise<{ readonly pessoa: Pessoa; readonly chave: Chave }> {
  const pessoa = await criarPessoaComSenha(mundo);
  const chave = criarChaveVirtual(mundo.config.appUrl);
  const cabecalhos = await confirmarPorPin(mundo, pessoa, 'segundoFator');
  const { corpo } = await mundo.chamar('opcoesDaChave', {}, { como: pessoa, cabecalhos });
  const r = await mundo.chamar('createChave', { nome: 'Celular', resposta: chave.criar(corpo) }, { como: pessoa });
  if (r.status !== 200) throw new Error(r.bruto);
  return { pessoa, chave };
}
async function desafio() {
  return (await mundo.chamar('opcoesDoLoginComChave', {})).corpo;
}
async function responder(chave: Chave) {
  const { pedido, opcoesDaChave } = await desafio();
  return { pedido, resposta: chave.usar(opcoesDaChave) };
}
async function entrar(corpo: Awaited<ReturnType<typeof responder>>, hashDispositivo?: string) {
  return await mundo.chamar('entrarComChave', {
    ...corpo,
    ...(hashDispositivo === undefined ? {} : { hashDispositivo }),
  });
}
async function recusada(corpo: Awaited<ReturnType<typeof responder>>): Promise<unknown[]> {
  const { status, erro } = await entrar(corpo);
  return [status, erro.dados.chave];
}
const NAO_CONFERE = [400, 'chaveNaoConfere'];

describe('Login by a passkey alone (spec A§6 Two-factor; ASVS 6.3.3)', () => {
  it('asks for the same of everybody: nothing of any account is in the challenge', async () => {
    await comChave();
    const { opcoesDaChave } = await desafio();
    expect(opcoesDaChave).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: expect.any(Number),
      rpId: new URL(mundo.config.appUrl).hostname,
      userVerification: 'required',
    });
    const { db } = mundo.aplicacao.deps;
    const guardados = db.selectFrom('desafios_de_chave').select('id').where('finalidade', '=', 'loginSemSenha');
    expect(await guardados.execute()).toEqual([]);
  });

  it('opens a session on a known device, without password, code or notice', async () => {
    const { pessoa, chave } = await comChave();
    const antes = (await mensagensPara(mundo, pessoa.email)).length;
    const { status, corpo } = await entrar(await responder(chave), pessoa.hashDispositivo);
    expect(status).toBe(200);
    expect(corpo).toEqual({
      token: expect.any(String),
      refreshToken: expect.any(String),
      hashDispositivo: pessoa.hashDispositivo,
      expiraEm: expect.any(String),
    });
    expect((await mundo.chamar('getUsuario', {}, { como: corpo })).corpo.id).toBe(pessoa.id);
    await mundo.assentar();
    expect(await mensagensPara(mundo, pessoa.email)).toHaveLength(antes);
  });

  it('trusts a new device, and the account is told of it', async () => {
    const { pessoa, chave } = await comChave();
    const { status, corpo } = await entrar(await responder(chave), 'aparelho-que-ninguem-viu');
    expect([status, corpo.hashDispositivo]).toEqual([200, 'aparelho-que-ninguem-viu']);
    await mundo.assentar();
    const assuntos = (await mensagensPara(mundo, pessoa.email)).map(({ assunto }) => assunto);
    expect(assuntos).toContain('Um novo aparelho entrou na sua conta');
  });

  it('is named as such in the audit trail', async () => {
    const { pessoa, chave } = await comChave();
    await entrar(await responder(chave));
    const { dados } = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('dados')
      .where('usuario_id', '=', pessoa.id)
      .where('acao', '=', 'sessao.entrou')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(dados).toMatchObject({ como: 'chave' });
  });

  it('takes no answer twice, however quickly', async () => {
    const { chave } = await comChave();
    const corpo = await responder(chave);
    const respostas = await Promise.all([entrar(corpo), entrar(corpo), entrar(corpo)]);
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await recusada(corpo)).toEqual(NAO_CONFERE);
  });

  it('takes no challenge that is not ours, is another one, or is over', async () => {
    const { chave } = await comChave();
    const { pedido, resposta } = await responder(chave);
    expect(await recusada({ pedido: (await desafio()).pedido, resposta })).toEqual(NAO_CONFERE);
    const [fim = '', selo = ''] = pedido.split('.');
    expect(await recusada({ pedido: `${Number(fim) + 600_000}.${selo}`, resposta })).toEqual(NAO_CONFERE);
    expect(await recusada({ pedido: `${fim}.`, resposta })).toEqual(NAO_CONFERE);
    const tarde = await responder(chave);
    await mundo.avancar({ minutos: 10 });
    expect(await recusada(tarde)).toEqual(NAO_CONFERE);
  });

  it('takes no key that it does not know, no copy that stayed behind, and none of another page', async () => {
    const { chave } = await comChave();
    expect(await recusada(await responder(criarChaveVirtual(mundo.config.appUrl)))).toEqual(NAO_CONFERE);
    for (let n = 0; n < 2; n += 1) expect((await entrar(await responder(chave))).status).toBe(200);
    const { pedido, opcoesDaChave } = await desafio();
    expect(await recusada({ pedido, resposta: chave.usar(opcoesDaChave, { contadorDe: 1 }) })).toEqual(NAO_CONFERE);
  });

  it('takes no key that did not recognise its person: that one is a second factor only', async () => {
    const { chave } = await comChave();
    const { pedido, opcoesDaChave } = await desafio();
    const resposta = chave.usar(opcoesDaChave, { semPessoa: true });
    expect(await recusada({ pedido, resposta })).toEqual(NAO_CONFERE);
  });

  it('keeps a blocked account out, and an ended key too', async () => {
    const { pessoa, chave } = await comChave();
    const { db } = mundo.aplicacao.deps;
    const agora = mundo.aplicacao.deps.relogio.agora();
    async function bloquear(por: 'dono' | 'operacao' | null) {
      return await db
        .updateTable('usuarios')
        .set({ bloqueado_em: por === null ? null : agora, bloqueado_por: por })
        .where('id', '=', pessoa.id)
        .execute();
    }
    await bloquear('operacao');
    expect(await recusada(await responder(chave))).toEqual([400, 'contaBloqueada']);
    await bloquear('dono');
    expect((await recusada(await responder(chave)))[1]).toBe('senhaExpirada');
    await bloquear(null);
    await db.deleteFrom('chaves_de_acesso').where('usuario_id', '=', pessoa.id).execute();
    expect(await recusada(await responder(chave))).toEqual(NAO_CONFERE);
  });

  it('limits what one network may try', async () => {
    const { chave } = await comChave();
    const { pedido, resposta } = await responder(chave);
    const chaves: unknown[] = [];
    for (let n = 0; n < 8; n += 1) chaves.push((await recusada({ pedido: `${pedido}x`, resposta }))[1]);
    expect(chaves).toContain('muitasTentativas');
  });

  it.each([{}, { pedido: 'x' }, { pedido: 'x', resposta: { id: '!' } }])('refuses the form %j', async (corpo) => {
    expect((await mundo.chamar('entrarComChave', corpo)).status).toBe(422);
  });
});
