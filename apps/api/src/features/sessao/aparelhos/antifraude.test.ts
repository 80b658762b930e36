import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const FATOS = {
  fuso: 'America/Sao_Paulo',
  idioma: 'pt-BR',
  plataforma: 'Linux',
  tela: '1280x800',
  toque: false,
  nucleos: 4,
  automatizado: false,
};
async function aparelhoDe(usuarioId: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('dispositivos')
    .select(['digital', 'risco'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow();
}

describe('POST antifraude/registrar (spec A§7)', () => {
  it("keeps a digest of the facts and the provider's answer, and none of the facts", async () => {
    const como = await criarPessoaComSenha(mundo);
    const { status, bruto } = await mundo.chamar('registrarAntifraude', FATOS, { como });
    expect([status, bruto]).toEqual([204, '']);
    await mundo.assentar();
    const { digital, risco } = await aparelhoDe(como.id);
    expect([digital?.length, risco]).toEqual([32, 'baixo']);
    expect((await mundo.chamar('token', { ...como, senha: SENHA })).status).toBe(200);
  });

  it('asks a device at high risk for a code at its next login, and the code ends that', async () => {
    const como = await criarPessoaComSenha(mundo);
    await mundo.chamar('registrarAntifraude', { ...FATOS, plataforma: 'Emulador' }, { como });
    await mundo.assentar();
    expect((await aparelhoDe(como.id)).risco).toBe('alto');
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(200);
    const { email, hashDispositivo } = como;
    const { status, erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect([status, erro.dados.chave]).toEqual([412, 'dispositivoNaoLiberado']);
  });

  it('goes on without the provider, and asks it later', async () => {
    const como = await criarPessoaComSenha(mundo);
    async function falhar(plano: unknown) {
      return await fetch(`${mundo.sandbox.url}/sandbox/falhas`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plano),
      });
    }
    await falhar({ antifraude: { modo: 'recusado' } });
    expect((await mundo.chamar('registrarAntifraude', FATOS, { como })).status).toBe(204);
    await mundo.assentar();
    expect((await aparelhoDe(como.id)).risco).toBeNull();
    await falhar({});
    await mundo.chamar('registrarAntifraude', FATOS, { como });
    await mundo.assentar();
    expect((await aparelhoDe(como.id)).risco).toBe('baixo');
  });

  it('refuses facts that are none', async () => {
    const como = await criarPessoaComSenha(mundo);
    const { status, erro } = await mundo.chamar('registrarAntifraude', { ...FATOS, tela: '<script>' }, { como });
    expect([status, erro.dados['campos']]).toEqual([422, { tela: 'Confira este campo.' }]);
  });
});
