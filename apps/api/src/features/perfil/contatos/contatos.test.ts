import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { bloquearPeloAviso, confirmarPorPin } from '../../../test/seguranca.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo, entrar } from '../../../test/sessoes.ts';
import { pedirTrocaDeEmail, segredoPara } from '../../../test/troca-de-email.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function linhaDe(id: number) {
  return await mundo.aplicacao.deps.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
async function pedirEmail(como: Pessoa, email: string) {
  return await pedirTrocaDeEmail(mundo, como, email);
}
async function contasDe(email: string) {
  return await mundo.aplicacao.deps.db.selectFrom('usuarios').select('id').where('email', '=', email).execute();
}
let sequencia = 20_000_000;
function telefoneNovo(): string {
  sequencia += 1;
  return `319${sequencia}`;
}

describe('change of e-mail (spec A§2 /perfil/alterar/email; ASVS 7.5.1)', () => {
  it('asks for a confirmation before anything', async () => {
    const como = await criarPessoa(mundo);
    const { erro } = await mundo.chamar('alterarEmail', { email: emailNovo() }, { como });
    expect(erro.dados).toMatchObject({ chave: 'confirmacaoNecessaria', acao: 'alteracaoEmail' });
  });

  it('takes the code sent to the new address, ends the other sessions and tells the old address', async () => {
    const como = await criarPessoaComSenha(mundo);
    const outraSessao = await entrar(mundo, como);
    const email = emailNovo();
    expect((await pedirEmail(como, email)).corpo).toEqual({ email, expiraEm: expect.any(String) });
    expect((await linhaDe(como.id)).email).toBe(como.email);
    const [comCodigo] = await mensagensPara(mundo, email);
    expect(comCodigo?.texto).toContain('confirmar o seu novo e-mail');
    const { status, corpo } = await mundo.chamar('confirmarEmail', { pin: comCodigo?.pin }, { como });
    expect([status, corpo.email, corpo.emailVerificado]).toEqual([200, email, true]);
    expect((await mundo.chamar('getUsuario', {}, { como: outraSessao })).status).toBe(401);
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(200);
    const [aviso] = await mensagensPara(mundo, como.email);
    expect(aviso?.assunto).toBe('O e-mail da sua conta mudou');
    const guardada = await mundo.aplicacao.deps.db
      .selectFrom('trocas_de_email')
      .selectAll()
      .where('usuario_id', '=', como.id)
      .executeTakeFirstOrThrow();
    expect(guardada.estado).toBe('feita');
    expect(guardada.desfazer_hash?.toString('base64url')).not.toBe(await segredoPara(mundo, como.email));
  });

  it('says the same for an address of another account, which gets no code and is told', async () => {
    const [como, dono] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const { status, corpo } = await pedirEmail(como, dono.email);
    expect([status, corpo]).toEqual([200, { email: dono.email, expiraEm: expect.any(String) }]);
    const recebidas = await mensagensPara(mundo, dono.email);
    expect(recebidas.map(({ pin }) => pin)).toEqual([undefined]);
    expect(recebidas[0]?.assunto).toBe('Alguém quis usar o seu e-mail em outra conta Rateia');
    expect((await mundo.chamar('confirmarEmail', { pin: 'ABCDEF2' }, { como })).erro.dados.chave).toBe('pinInvalido');
    expect((await linhaDe(como.id)).email).toBe(como.email);
  });

  it('takes an address of an old registration that was never confirmed', async () => {
    const como = await criarPessoa(mundo);
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const doCadastro = await ultimoPinPara(mundo, email);
    const [cadastro] = await contasDe(email);
    await pedirEmail(como, email);
    await mundo.chamar('reenviarPinDoEmail', {}, { como });
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('confirmarEmail', { pin }, { como })).status).toBe(200);
    expect((await contasDe(email)).map(({ id }) => id)).toEqual([como.id]);
    expect(await linhaDe(cadastro?.id ?? 0)).toMatchObject({
      senha_hash: null,
      termos_versao: null,
      indicado_por: null,
    });
    expect((await mundo.chamar('validarCadastro', { email, pin: doCadastro })).erro.dados.chave).toBe('pinInvalido');
    // The reminder of a registration is not sent.
    const antes = (await mensagensPara(mundo, email)).length;
    await mundo.avancar({ dias: 2 });
    expect(await mensagensPara(mundo, email)).toHaveLength(antes);
  });

  it('gives the address to the first person who confirms, when a registration is confirmed meanwhile', async () => {
    const como = await criarPessoa(mundo);
    const email = emailNovo();
    await mundo.chamar('createUsuario', cadastroDe(email));
    const doCadastro = await ultimoPinPara(mundo, email);
    await pedirEmail(como, email);
    const daTroca = await ultimoPinPara(mundo, email);
    const [cadastrada, trocada] = await Promise.all([
      mundo.chamar('validarCadastro', { email, pin: doCadastro }),
      mundo.chamar('confirmarEmail', { pin: daTroca }, { como }),
    ]);
    expect([cadastrada.status, trocada.status].toSorted()).toEqual([200, 400]);
    expect(await contasDe(email)).toHaveLength(1);
    expect((await linhaDe(como.id)).email).toBe(trocada.status === 200 ? email : como.email);
  });

  it("refuses the person's own address, a code without a request, and a wrong code", async () => {
    const como = await criarPessoa(mundo);
    expect((await mundo.chamar('alterarEmail', { email: como.email }, { como })).erro.dados['campos']).toEqual({
      email: 'Este já é o seu e-mail.',
    });
    expect((await mundo.chamar('confirmarEmail', { pin: 'ABCDEF2' }, { como })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('reenviarPinDoEmail', {}, { como })).status).toBe(404);
    const email = emailNovo();
    await pedirEmail(como, email);
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('confirmarEmail', { pin: pinErrado(pin) }, { como })).erro.dados.chave).toBe(
      'pinInvalido',
    );
    await mundo.chamar('reenviarPinDoEmail', {}, { como });
    expect((await mundo.chamar('confirmarEmail', { pin }, { como })).erro.dados.chave).toBe('pinInvalido');
    const segundo = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('confirmarEmail', { pin: segundo }, { como })).status).toBe(200);
  });

  it('does not take the code of another person’s change', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const email = emailNovo();
    await pedirEmail(uma, email);
    await pedirEmail(outra, emailNovo());
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('confirmarEmail', { pin }, { como: outra })).erro.dados.chave).toBe('pinInvalido');
  });
});

describe('change of phone (spec A§2 /perfil/alterar/telefone; PIN type 246)', () => {
  async function pedir(como: Pessoa, telefone: string) {
    return await mundo.chamar(
      'alterarTelefone',
      { telefone },
      { como, cabecalhos: await confirmarPorPin(mundo, como, 'alteracaoTelefone') },
    );
  }

  it('asks for a confirmation, takes the code of the SMS, ends the other sessions and tells by e-mail', async () => {
    const como = await criarPessoaComSenha(mundo);
    const outraSessao = await entrar(mundo, como);
    const telefone = telefoneNovo();
    expect((await mundo.chamar('alterarTelefone', { telefone }, { como })).erro.dados.chave).toBe(
      'confirmacaoNecessaria',
    );
    const mascarado = `(31) *****-${telefone.slice(7)}`;
    expect((await pedir(como, telefone)).corpo).toEqual({ telefone: mascarado, expiraEm: expect.any(String) });
    const pin = await ultimoPinPara(mundo, telefone);
    const { status, corpo } = await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como });
    expect([status, corpo.telefone]).toEqual([200, mascarado]);
    expect((await mundo.chamar('getUsuario', {}, { como: outraSessao })).status).toBe(401);
    expect((await mensagensPara(mundo, como.email))[0]?.assunto).toBe('O telefone da sua conta mudou');
    const { cifra } = mundo.aplicacao.deps;
    expect((await linhaDe(como.id)).telefone_indice?.equals(cifra.indice(telefone, 'usuario:telefone'))).toBe(true);
  });

  it('sends another code within the hour to the number that was asked for, and to no other, without a new confirmation', async () => {
    const [como, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const telefone = telefoneNovo();
    await pedir(como, telefone);
    const primeiro = await ultimoPinPara(mundo, telefone);
    async function reenviar(numero: string, quem: Pessoa) {
      return await mundo.chamar('reenviarPinDoTelefone', { telefone: numero }, { como: quem });
    }
    expect((await reenviar(telefone, como)).corpo).toEqual({
      telefone: `(31) *****-${telefone.slice(7)}`,
      expiraEm: expect.any(String),
    });
    const segundo = await ultimoPinPara(mundo, telefone);
    expect(segundo).not.toBe(primeiro);
    expect((await reenviar(telefoneNovo(), como)).status).toBe(404);
    expect((await reenviar(telefone, outra)).status).toBe(404);
    async function confirmar(pin: string) {
      return await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como });
    }
    expect((await confirmar(primeiro)).erro.dados.chave).toBe('pinInvalido');
    expect((await confirmar(segundo)).status).toBe(200);
    expect((await reenviar(telefone, como)).status).toBe(404);
  });

  it('is requested again after an hour: the confirmation was for then', async () => {
    const como = await criarPessoa(mundo);
    const telefone = telefoneNovo();
    await pedir(como, telefone);
    await mundo.avancar({ minutos: 61 });
    expect((await mundo.chamar('reenviarPinDoTelefone', { telefone }, { como })).status).toBe(404);
  });

  it('tells the old phone by SMS, with the page that blocks the account', async () => {
    const como = await criarPessoa(mundo);
    const telefone = telefoneNovo();
    await pedir(como, telefone);
    const pin = await ultimoPinPara(mundo, telefone);
    expect((await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como })).status).toBe(200);
    const [aviso, ...mais] = await mensagensPara(mundo, como.telefone);
    expect([aviso?.canal, mais]).toEqual(['sms', []]);
    expect(aviso?.texto).toContain('trocou de telefone');
    expect(aviso?.texto).toContain('/usuario/bloqueia');
    expect(aviso?.texto).not.toContain(telefone);
    const [email] = await mensagensPara(mundo, como.email);
    expect(email?.texto).toContain(`O número antigo, (${como.telefone.slice(0, 2)}) *****-${como.telefone.slice(7)}`);
  });

  it('tells by an e-mail that blocks the account without a login', async () => {
    const como = await criarPessoa(mundo);
    const telefone = telefoneNovo();
    await pedir(como, telefone);
    const pin = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como });
    expect(await bloquearPeloAviso(mundo, como.email, 'O telefone da sua conta mudou')).toBe(true);
  });

  it('has no old phone to tell of in an account that had none', async () => {
    const como = await criarPessoa(mundo, { validada: false });
    const telefone = telefoneNovo();
    await pedir(como, telefone);
    const pin = await ultimoPinPara(mundo, telefone);
    await mundo.chamar('confirmarNovoTelefone', { telefone, pin }, { como });
    const [email] = await mensagensPara(mundo, como.email);
    expect(email?.assunto).toBe('O telefone da sua conta mudou');
    expect(email?.texto).not.toContain('número antigo');
  });

  it('says the same for a number of another account, which gets no code and is told (REGRAS 2.21)', async () => {
    const [como, dono] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const { telefone } = dono;
    expect((await pedir(como, telefone)).corpo).toEqual({
      telefone: `(${telefone.slice(0, 2)}) *****-${telefone.slice(7)}`,
      expiraEm: expect.any(String),
    });
    expect((await mensagensPara(mundo, telefone)).map(({ pin }) => pin)).toEqual([undefined]);
    expect((await mensagensPara(mundo, dono.email))[0]?.assunto).toBe(
      'Alguém quis usar o seu telefone em outra conta Rateia',
    );
    const r = await mundo.chamar('confirmarNovoTelefone', { telefone, pin: 'ABCDEF2' }, { como });
    expect(r.erro.dados.chave).toBe('pinInvalido');
  });

  it("refuses the person's own number and a code for another number", async () => {
    const [como, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    expect((await mundo.chamar('alterarTelefone', { telefone: como.telefone }, { como })).erro.dados['campos']).toEqual(
      {
        telefone: 'Este já é o seu telefone.',
      },
    );
    const [um, dois] = [telefoneNovo(), telefoneNovo()];
    await pedir(como, um);
    const pin = await ultimoPinPara(mundo, um);
    expect((await mundo.chamar('confirmarNovoTelefone', { telefone: dois, pin }, { como })).erro.dados.chave).toBe(
      'pinInvalido',
    );
    expect((await mundo.chamar('confirmarNovoTelefone', { telefone: um, pin }, { como: outra })).erro.dados.chave).toBe(
      'pinInvalido',
    );
  });
});
