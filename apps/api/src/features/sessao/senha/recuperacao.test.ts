import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { codigoDoAplicativo, ligarAplicativo, tokenDoLink } from '../../../test/seguranca.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo({ ambiente: { CONFIAR_PROXY: 'sim' } });
});
afterAll(async () => await mundo.encerrar());

const NOVA = 'Janela#Verde81';
async function pedir(email: string): Promise<string> {
  expect((await mundo.chamar('esqueciSenha', { email })).status).toBe(204);
  return await tokenDoLink(mundo, email, '/recuperar-senha/');
}
async function abrir(email: string): Promise<string> {
  const { status, corpo } = await mundo.chamar('recuperarSenha', { hash: await pedir(email) });
  expect(status).toBe(200);
  return corpo.hash;
}
async function redefinir(hash: string, senha = NOVA) {
  return await mundo.chamar('redefinirSenha', { hash, senha });
}
async function contaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .select(['bloqueado_em', 'senha_expirada_em', 'senha_alterada_em', 'email_verificado_em'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('A forgotten password (spec A§2 /esqueci-a-senha, /recuperar-senha, /nova-senha)', () => {
  it('is made anew by a link, which ends every session and opens none', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    const sessao = await entrar(mundo, pessoa);
    const { status, bruto } = await redefinir(await abrir(email));
    expect([status, bruto]).toEqual([204, '']);
    expect((await mundo.chamar('getUsuario', {}, { como: sessao })).status).toBe(401);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).erro.dados.chave).toBe(
      'credenciaisInvalidas',
    );
    expect((await mundo.chamar('token', { email, senha: NOVA, hashDispositivo })).status).toBe(200);
    expect((await contaDe(pessoa.id)).senha_alterada_em).not.toBeNull();
    const [aviso] = await mensagensPara(mundo, email);
    expect(aviso?.assunto).toBe('A senha da sua conta foi trocada');
    expect(aviso?.links[0]).toContain('/seguranca/bloquear/');
  });

  it('answers an unknown e-mail as a known one, and sends it nothing', async () => {
    const [{ email }, ninguem] = [await criarPessoaComSenha(mundo), emailNovo()];
    const respostas = await Promise.all([email, ninguem].map((quem) => mundo.chamar('esqueciSenha', { email: quem })));
    expect(respostas.map(({ status, bruto }) => [status, bruto])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect(await mensagensPara(mundo, ninguem)).toEqual([]);
    expect(await mensagensPara(mundo, email)).toHaveLength(1);
  });

  it('forgets the answers and the campaign of a stranger in an account that it confirms', async () => {
    const { db } = mundo.aplicacao.deps;
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), campanha: { utm_source: 'anuncio' } });
    expect((await redefinir(await abrir(email))).status).toBe(204);
    const conta = await db
      .selectFrom('usuarios')
      .select(['id', 'email_verificado_em', 'termos_versao', 'campanha', 'indicado_por'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(conta).toMatchObject({ termos_versao: null, campanha: {}, indicado_por: null });
    expect(conta.email_verificado_em).not.toBeNull();
    const aceites = db.selectFrom('aceites').select('id').where('usuario_id', '=', conta.id);
    expect(await aceites.execute()).toEqual([]);
  });

  it('each link works once, the newest alone, for half an hour', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const primeiro = await pedir(email);
    const segundo = await pedir(email);
    async function usar(hash: string) {
      return (await mundo.chamar('recuperarSenha', { hash })).erro?.dados?.chave;
    }
    expect(await usar(primeiro)).toBe('linkVencido');
    expect(await usar(segundo)).toBeUndefined();
    expect(await usar(segundo)).toBe('linkVencido');
    const terceiro = await pedir(email);
    await mundo.avancar({ minutos: 30 });
    expect(await usar(terceiro)).toBe('linkVencido');
    expect(await usar('x'.repeat(43))).toBe('linkVencido');
  });

  it('gives one new password to many copies of the same request', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const hash = await abrir(email);
    const respostas = await Promise.all(Array.from({ length: 5 }, () => redefinir(hash)));
    expect(respostas.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('takes neither the link of the e-mail in place of the token that it gives, nor the token in place of the link', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    expect((await redefinir(await pedir(email))).erro.dados.chave).toBe('linkVencido');
    const hash = await abrir(email);
    expect((await mundo.chamar('recuperarSenha', { hash })).erro.dados.chave).toBe('linkVencido');
    expect((await mundo.chamar('bloquearConta', { hash })).erro.dados.chave).toBe('linkVencido');
  });

  it('sends no more than three links an hour, and says nothing about it', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    for (let n = 0; n < 5; n += 1) expect((await mundo.chamar('esqueciSenha', { email })).status).toBe(204);
    expect(await mensagensPara(mundo, email)).toHaveLength(3);
  });

  it('makes a person who asks again and again wait, known e-mail or not', async () => {
    for (const email of [(await criarPessoaComSenha(mundo)).email, emailNovo()]) {
      for (let n = 0; n < 6; n += 1) await mundo.chamar('esqueciSenha', { email });
      const { status, cabecalhos } = await mundo.chamar('esqueciSenha', { email });
      expect(status).toBe(429);
      expect(cabecalhos['retry-after']).toBe('1');
    }
  });

  it('reaches its owner however often strangers of other networks ask for it', async () => {
    const { falhasPorContaPorDia } = (await mundo.aplicacao.deps.regras()).sessao;
    const { email } = await criarPessoaComSenha(mundo);
    function de(rede: number) {
      return { cabecalhos: { 'x-forwarded-for': `11.${rede}.1.9` } };
    }
    for (let rede = 0; rede < falhasPorContaPorDia; rede += 1)
      expect((await mundo.chamar('esqueciSenha', { email }, de(rede))).status).toBe(204);
    expect((await mundo.chamar('esqueciSenha', { email }, de(200))).status).toBe(204);
    expect((await mundo.chamar('pedirBloqueio', { email }, de(200))).status).toBe(204);
    await mundo.avancar({ minutos: 61 });
    expect((await mundo.chamar('esqueciSenha', { email }, de(201))).status).toBe(204);
    const token = await tokenDoLink(mundo, email, '/recuperar-senha/');
    expect((await mundo.chamar('recuperarSenha', { hash: token })).status).toBe(200);
  });

  it.each([
    ['fraca', 'O campo Nova senha precisa ter no mínimo 8 caracteres.'],
    ['Senha@12345', 'Essa senha é muito comum. Escolha outra.'],
  ])('refuses %s with the words of the rule, and the link still serves', async (senha, texto) => {
    const { email } = await criarPessoaComSenha(mundo);
    const hash = await abrir(email);
    const { status, erro } = await redefinir(hash, senha);
    expect([status, erro.dados['campos']]).toEqual([422, { senha: texto }]);
    expect((await redefinir(hash)).status).toBe(204);
  });

  it('does not bypass the second factor (ASVS 6.4.3)', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    expect((await redefinir(await abrir(email))).status).toBe(204);
    const entrada = await mundo.chamar('token', { email, senha: NOVA, hashDispositivo });
    expect([entrada.status, entrada.erro.dados.chave]).toEqual([412, 'segundoFatorNecessario']);
    const { status } = await mundo.chamar('segundoFator', {
      hash: entrada.erro.dados['hash'],
      meio: 'aplicativo',
      codigo: codigoDoAplicativo(segredo),
    });
    expect(status).toBe(200);
  });

  it('gives an unconfirmed account to the reader of its e-mail', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    expect((await redefinir(await abrir(email))).status).toBe(204);
    expect((await mundo.chamar('token', { email, senha: SENHA })).erro.dados.chave).toBe('credenciaisInvalidas');
    expect((await mundo.chamar('token', { email, senha: NOVA })).status).toBe(412);
  });

  it('opens nothing for an account that the operation blocked', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ bloqueado_em: mundo.agora() }).where('id', '=', id).execute();
    expect((await redefinir(await abrir(email))).status).toBe(204);
    expect((await mundo.chamar('token', { email, senha: NOVA, hashDispositivo })).erro.dados.chave).toBe(
      'contaBloqueada',
    );
  });
});

describe('An expired password (spec A§2 /senha-expirada; ASVS 6.2.10)', () => {
  it('opens nothing, leads to a new one, and is not taken again', async () => {
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ senha_expirada_em: mundo.agora() }).where('id', '=', id).execute();
    const { status, erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect([status, erro.dados.chave, erro.link]).toEqual([412, 'senhaExpirada', '/senha-expirada']);
    const token = await tokenDoLink(mundo, email, '/recuperar-senha/');
    const { corpo } = await mundo.chamar('recuperarSenha', { hash: token });
    expect((await redefinir(corpo.hash, SENHA)).erro.dados.chave).toBe('senhaRepetida');
    expect((await redefinir(corpo.hash)).status).toBe(204);
    expect((await contaDe(id)).senha_expirada_em).toBeNull();
    expect((await mundo.chamar('token', { email, senha: NOVA, hashDispositivo })).status).toBe(200);
  });

  it('is the state of one that is common by now', async () => {
    const comum = 'Senha@12345';
    const { id, email, hashDispositivo } = await criarPessoaComSenha(mundo, { senha: comum });
    const { erro } = await mundo.chamar('token', { email, senha: comum, hashDispositivo });
    expect(erro.dados.chave).toBe('senhaExpirada');
    expect((await contaDe(id)).senha_expirada_em).not.toBeNull();
  });
});
