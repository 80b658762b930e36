import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaSocial } from '../../../test/conta-social.ts';
import { cadastrarPeloProvedor, dadosPara, irAoProvedor } from '../../../test/login-social.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function contasDe(email: string) {
  return (await mundo.aplicacao.deps.db.selectFrom('usuarios').select('id').where('email', '=', email).execute())
    .length;
}

describe('A way to the provider (spec A§7 usuario/autenticacao-externa)', () => {
  it('belongs to the browser that began it: another token, or the state of another, opens nothing', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'google');
    const atacante = await irAoProvedor(mundo, 'google', pessoa);
    const { corpo: vitima } = await mundo.chamar('createAutenticacaoExterna', { socialAuth: atacante.socialAuth });
    for (const tentativa of [
      { ...atacante, socialToken: vitima.socialToken },
      { ...atacante, estado: 'x'.repeat(43) },
      { ...atacante, socialToken: 'y'.repeat(43) },
      { ...atacante, socialAuth: 2 },
      { socialAuth: atacante.socialAuth, socialToken: vitima.socialToken },
    ]) {
      const { status, erro } = await mundo.chamar('infoAutenticacaoExterna', tentativa);
      expect({ status, chave: erro.dados.chave }).toEqual({ status: 400, chave: 'socialInvalido' });
    }
    expect((await mundo.chamar('infoAutenticacaoExterna', atacante)).status).toBe(200);
  });

  it('logs in once', async () => {
    const { pessoa, hashDispositivo } = await cadastrarPeloProvedor(mundo, 'google');
    const volta = await irAoProvedor(mundo, 'google', pessoa);
    const { corpo } = await mundo.chamar('infoAutenticacaoExterna', volta);
    const query = { socialId: corpo.socialAuthId, socialAuthToken: volta.socialToken, socialAuth: volta.socialAuth };
    const outroId = { ...query, socialId: 'x'.repeat(43) };
    expect((await mundo.chamar('autenticarVinculacao', { query: outroId, hashDispositivo })).status).toBe(400);
    expect((await mundo.chamar('autenticarVinculacao', { query, hashDispositivo })).status).toBe(200);
    expect((await mundo.chamar('autenticarVinculacao', { query, hashDispositivo })).erro.dados.chave).toBe(
      'socialInvalido',
    );
  });

  it('ends: ten minutes at the provider, thirty for the steps that are left', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'google');
    const lenta = await irAoProvedor(mundo, 'google', pessoa);
    const volta = await irAoProvedor(mundo, 'google', pessoa);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    await mundo.avancar({ minutos: 11 });
    expect((await mundo.chamar('infoAutenticacaoExterna', lenta)).erro.dados.chave).toBe('socialInvalido');
    expect((await mundo.chamar('infoAutenticacaoExterna', volta)).status).toBe(200);
    await mundo.avancar({ minutos: 20 });
    expect((await mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta))).erro.dados.chave).toBe(
      'socialInvalido',
    );
  });

  it('leaves no token, and no id of the provider, in the tables', async () => {
    const { pessoa, volta } = await cadastrarPeloProvedor(mundo, 'google');
    const { db } = mundo.aplicacao.deps;
    const linhas = JSON.stringify([
      await db.selectFrom('contas_sociais').selectAll().execute(),
      await db.selectFrom('autenticacoes_externas').selectAll().execute(),
      await db.selectFrom('auditoria').selectAll().execute(),
    ]);
    for (const segredo of [volta.socialToken, volta.codigo, pessoa.id, pessoa.email])
      expect(linhas.includes(segredo)).toBe(false);
  });

  it('says so when the provider does not answer', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'facebook');
    const volta = await irAoProvedor(mundo, 'facebook', pessoa);
    async function falhar(plano: unknown) {
      return await fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plano),
      });
    }
    await falhar({ facebook: { modo: 'erro500' } });
    const { status, erro } = await mundo.chamar('infoAutenticacaoExterna', volta);
    await falhar({});
    expect({ status, chave: erro.dados.chave }).toEqual({ status: 503, chave: 'socialIndisponivel' });
  });

  it('wants the terms in force accepted', async () => {
    const pessoa = await criarPessoaSocial(mundo.sandbox, 'google');
    const volta = await irAoProvedor(mundo, 'google', pessoa);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const { status } = await mundo.chamar('updateAutenticacaoExternaDados', {
      ...dadosPara(volta),
      versaoTermos: 'antiga',
    });
    expect(status).toBe(409);
    expect(await contasDe(pessoa.email)).toBe(0);
  });
});

describe('Providers (spec A§3 Social provider ids)', () => {
  it('are Google 3 and Facebook 2', async () => {
    expect((await mundo.chamar('getProvedores')).corpo).toEqual({
      provedores: [
        { socialAuth: 3, nome: 'Google' },
        { socialAuth: 2, nome: 'Facebook' },
      ],
    });
  });
});
