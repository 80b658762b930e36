import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { ultimoPinPara } from '../../test/caixa-de-entrada.ts';
import { cadastrar, cadastroDe, criarPessoaComSenha, emailNovo, SENHA } from '../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

async function quemIndica() {
  const { id } = await criarPessoaComSenha(mundo);
  const { cod_indicacao: code } = await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .select('cod_indicacao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, code };
}

describe('GET indicacao/{code}/obter-usuario (spec A§7)', () => {
  it('returns idUsuario and the first name, and nothing else, however the code is typed', async () => {
    const { id, code } = await quemIndica();
    const { primeiro_nome: primeiroNome } = await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select('primeiro_nome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const escrito of [code, ` ${code.toLowerCase()}`])
      expect((await mundo.chamar('obterUsuario', { code: escrito })).corpo).toEqual({ idUsuario: id, primeiroNome });
  });

  it.each(['0000000000', 'x', "'--", 'A'.repeat(40)])('knows nobody by %s', async (code) => {
    expect((await mundo.chamar('obterUsuario', { code })).status).toBe(404);
  });

  it('does not name a referrer who is blocked, or never confirmed', async () => {
    const { id, code } = await quemIndica();
    const bloqueio = mundo.aplicacao.deps.db.updateTable('usuarios').set({ bloqueado_em: mundo.agora() });
    await bloqueio.where('id', '=', id).execute();
    expect((await mundo.chamar('obterUsuario', { code })).status).toBe(404);
  });
});

describe('Campaign kept with the account (spec A§3 Campaign parameters, A§4)', () => {
  async function contaDe(email: string) {
    return await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select(['campanha', 'indicado_por'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  }

  it('names the person’s referrer', async () => {
    const { id, code } = await quemIndica();
    const email = emailNovo();
    const campanha = { ref: code, utm_source: 'indicacao', utm_medium: 'afiliados', utm_campaign: code };
    await mundo.chamar('createUsuario', { ...cadastroDe(email), campanha });
    expect(await contaDe(email)).toEqual({ campanha, indicado_por: id });
  });

  it('names no referrer by an unknown code', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), campanha: { cod_indicacao: '0000000000' } });
    expect((await contaDe(email)).indicado_por).toBeNull();
  });

  it('is the one of the registration: a login with another changes nothing', async () => {
    const email = emailNovo();
    const {
      corpo: { cadastro },
    } = await mundo.chamar('createUsuario', { ...cadastroDe(email), campanha: { utm_source: 'primeira' } });
    const { corpo } = await mundo.chamar('validarCadastro', {
      email,
      pin: await ultimoPinPara(mundo, email),
      cadastro,
    });
    const { hashDispositivo } = corpo;
    const entrada = { email, senha: SENHA, hashDispositivo, campanha: { utm_source: 'segunda' } };
    expect((await mundo.chamar('token', entrada)).status).toBe(200);
    expect((await contaDe(email)).campanha).toEqual({ utm_source: 'primeira' });
  });

  it('may still be found at a later login of a person who came without any', async () => {
    const { email, hashDispositivo } = await cadastrar(mundo);
    const { code } = await quemIndica();
    await mundo.chamar('token', { email, senha: SENHA, hashDispositivo, campanha: { cod_indicacao: code } });
    const conta = await contaDe(email);
    expect(conta.campanha).toEqual({ cod_indicacao: code });
    // A referral is of a new account: an old one that comes by a link was not brought by it.
    expect(conta.indicado_por).toBeNull();
  });
});
