import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoaComSenha, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const NOVO = 'um-aparelho-nunca-visto';
async function pedir(email: string, hashDispositivo: string | undefined = NOVO): Promise<string> {
  const { status, erro } = await mundo.chamar('token', {
    email,
    senha: SENHA,
    ...(hashDispositivo === undefined ? {} : { hashDispositivo }),
  });
  expect(status).toBe(412);
  return String(erro.dados['hash']);
}

describe('POST seguranca/pin/liberacao (spec A§4 Session, A§7 Security)', () => {
  it('opens a session and trusts the device from then on', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const { status, corpo } = await mundo.chamar(
      'liberacao',
      { hash, pin: await ultimoPinPara(mundo, email) },
      { cabecalhos: { 'x-hash-dispositivo': NOVO } },
    );
    expect(status).toBe(200);
    expect(corpo.hashDispositivo).toBe(NOVO);
    expect((await mundo.chamar('getUsuario', {}, { como: corpo })).corpo.id).toBe(id);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: NOVO })).status).toBe(200);
  });

  it('gives a device that had no id one to keep', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const { erro } = await mundo.chamar('token', { email, senha: SENHA });
    const { corpo } = await mundo.chamar('liberacao', {
      hash: erro.dados['hash'],
      pin: await ultimoPinPara(mundo, email),
    });
    expect(corpo.hashDispositivo).toMatch(/^[\w-]{32}$/);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: corpo.hashDispositivo })).status).toBe(
      200,
    );
  });

  it('tells the account by e-mail that a new device entered', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const { erro } = await mundo.chamar('token', {
      email,
      senha: SENHA,
      hashDispositivo: NOVO,
      nomeDispositivo: 'Tablet da sala',
    });
    await mundo.chamar('liberacao', { hash: erro.dados['hash'], pin: await ultimoPinPara(mundo, email) });
    const [aviso] = await mensagensPara(mundo, email);
    expect(aviso?.assunto).toBe('Um novo aparelho entrou na sua conta');
    expect(aviso?.texto).toContain('Tablet da sala');
  });

  it('confirms the e-mail of an account that had not confirmed it', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('usuarios').set({ email_verificado_em: null }).where('id', '=', id).execute();
    const hash = await pedir(email);
    expect((await mundo.chamar('liberacao', { hash, pin: await ultimoPinPara(mundo, email) })).status).toBe(200);
    const { email_verificado_em } = await db
      .selectFrom('usuarios')
      .select('email_verificado_em')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(email_verificado_em).not.toBeNull();
  });

  it('works once', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('liberacao', { hash, pin })).status).toBe(200);
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('pinInvalido');
  });

  it('gives one session to many copies of the same request', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const pin = await ultimoPinPara(mundo, email);
    const respostas = await Promise.all(Array.from({ length: 10 }, () => mundo.chamar('liberacao', { hash, pin })));
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
    const entradas = await mundo.aplicacao.deps.db
      .selectFrom('auditoria')
      .select('id')
      .where('usuario_id', '=', id)
      .where('acao', '=', 'sessao.entrou')
      .execute();
    expect(entradas).toHaveLength(1);
  });

  it('does not take the code of another request', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const primeiro = await pedir(email, 'aparelho-numero-um');
    const pinDoPrimeiro = await ultimoPinPara(mundo, email);
    const segundo = await pedir(email, 'aparelho-numero-dois');
    expect((await mundo.chamar('liberacao', { hash: segundo, pin: pinDoPrimeiro })).erro.dados.chave).toBe(
      'pinInvalido',
    );
    expect((await mundo.chamar('liberacao', { hash: primeiro, pin: pinDoPrimeiro })).status).toBe(200);
  });

  it('is void after five wrong tries, and says until when', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const pin = await ultimoPinPara(mundo, email);
    for (let n = 1; n <= 4; n += 1)
      expect((await mundo.chamar('liberacao', { hash, pin: pinErrado(pin) })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('liberacao', { hash, pin: pinErrado(pin) })).erro.dados.chave).toBe('pinBloqueado');
    const certa = await mundo.chamar('liberacao', { hash, pin });
    expect(certa.erro.message).toMatch(
      /^Código errado 5 vezes\. Por segurança, aguarde até \d{1,2}h(\d{2})? para tentar de novo\.$/,
    );
  });

  it('expires with its code after ten minutes', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const pin = await ultimoPinPara(mundo, email);
    await mundo.avancar({ minutos: 10 });
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('pinInvalido');
  });

  it('sends three codes an hour and then says when the next may be requested', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    for (let n = 0; n < 3; n += 1) await pedir(email);
    const quarta = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: NOVO });
    expect(quarta.erro.dados.chave).toBe('pinLimiteEnvios');
    expect(quarta.erro.message).toMatch(/Tente de novo às \d{1,2}h(\d{2})?\.$/);
    await mundo.avancar({ minutos: 61 });
    await pedir(email);
  });

  it('does not open a blocked account', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const hash = await pedir(email);
    const pin = await ultimoPinPara(mundo, email);
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora() })
      .where('id', '=', id)
      .execute();
    expect((await mundo.chamar('liberacao', { hash, pin })).erro.dados.chave).toBe('contaBloqueada');
  });

  it('answers an unknown request like a wrong code', async () => {
    expect((await mundo.chamar('liberacao', { hash: 'x'.repeat(43), pin: 'ABCDEF2' })).erro).toMatchObject({
      codigoErro: 1,
      message: 'PIN inválido ou expirado',
    });
  });
});
