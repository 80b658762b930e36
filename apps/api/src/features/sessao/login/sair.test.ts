import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { criarAplicacao } from '../../../app.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaComSenha, entrar } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

describe('POST autenticacao/sair (spec A§4 Logout; ASVS 7.4.1)', () => {
  it('ends the session: its access token and its refresh token open nothing', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const sessao = await entrar(mundo, pessoa);
    expect((await mundo.chamar('getUsuario', {}, { como: sessao })).status).toBe(200);
    expect((await mundo.chamar('sair', {}, { como: sessao })).status).toBe(204);
    expect((await mundo.chamar('getUsuario', {}, { como: sessao })).status).toBe(401);
    expect(
      (await mundo.chamar('refreshToken', sessao, { cabecalhos: { 'x-hash-dispositivo': sessao.hashDispositivo } }))
        .status,
    ).toBe(401);
    const fim = await mundo.aplicacao.deps.db
      .selectFrom('sessoes')
      .select('motivo_fim')
      .where('usuario_id', '=', pessoa.id)
      .where('encerrada_em', 'is not', null)
      .execute();
    expect(fim).toEqual([{ motivo_fim: 'sair' }]);
  });

  it('leaves other sessions open and the device trusted', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const [uma, outra] = [await entrar(mundo, pessoa), await entrar(mundo, pessoa)];
    await mundo.chamar('sair', {}, { como: uma });
    expect((await mundo.chamar('getUsuario', {}, { como: outra })).status).toBe(200);
    await entrar(mundo, pessoa);
  });

  it('is forgotten by every process at once, also by one that remembered the session', async () => {
    const segundo = await criarAplicacao(mundo.config, { log: mundo.aplicacao.deps.log });
    const http = await segundo.criarHttp();
    const sessao = await entrar(mundo, await criarPessoaComSenha(mundo));
    async function noSegundo(): Promise<number> {
      return (
        await http.inject({
          url: '/api/v1/usuario',
          headers: { authorization: `Bearer ${sessao.token}`, 'x-hash-dispositivo': sessao.hashDispositivo },
        })
      ).statusCode;
    }
    try {
      expect(await noSegundo()).toBe(200);
      await mundo.chamar('sair', {}, { como: sessao });
      // The notice takes a moment to arrive, far less than the seconds for which a session is remembered.
      await vi.waitFor(async () => expect(await noSegundo()).toBe(401), { timeout: 2_000, interval: 20 });
    } finally {
      await http.close();
      await segundo.fechar();
    }
  });

  it('answers 401 without a session', async () => {
    expect((await mundo.chamar('sair')).status).toBe(401);
  });
});
