import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../test/caixa-de-entrada.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarPessoa } from '../../test/construtores.ts';
import { conferirInvariantes } from '../../test/invariantes.ts';
import { confirmarPorPin } from '../../test/seguranca.ts';
import { criarPessoaComSenha, emailNovo, entrar, SENHA } from '../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => {
  await conferirInvariantes(mundo);
  await mundo.encerrar();
});

const linhaDe = async (id: number) =>
  await mundo.aplicacao.deps.db.selectFrom('usuarios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const pedirEmail = async (como: Pessoa, email: string) =>
  await mundo.chamar(
    'alterarEmail',
    { email },
    { como, cabecalhos: await confirmarPorPin(mundo, como, 'alteracaoEmail') },
  );
const trocarEmail = async (como: Pessoa) => {
  const email = emailNovo();
  await pedirEmail(como, email);
  const r = await mundo.chamar('confirmarEmail', { pin: await ultimoPinPara(mundo, email) }, { como });
  if (r.status !== 200) throw new Error(r.bruto);
  return email;
};
const segredoPara = async (email: string) => {
  const [mensagem] = await mensagensPara(mundo, email);
  return /desfazer-email\/([\w-]+)/.exec(mensagem?.texto ?? '')?.[1] ?? '';
};
let sequencia = 20_000_000;
const telefoneNovo = (): string => {
  sequencia += 1;
  return `319${sequencia}`;
};

describe('change of e-mail (spec A§2 /perfil/alterar/email; ASVS 7.5.1)', () => {
  it('asks who is there before anything', async () => {
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
    expect(guardada.desfazer_hash?.toString('base64url')).not.toBe(await segredoPara(como.email));
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

  it('refuses the own address, a code of nothing, and a wrong code', async () => {
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

  it('does not take the code of somebody else’s change', async () => {
    const [uma, outra] = [await criarPessoa(mundo), await criarPessoa(mundo)];
    const email = emailNovo();
    await pedirEmail(uma, email);
    await pedirEmail(outra, emailNovo());
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('confirmarEmail', { pin }, { como: outra })).erro.dados.chave).toBe('pinInvalido');
  });
});

describe('taking a change of e-mail back (spec A§2 /perfil/aviso/alterar-email)', () => {
  it('gives the account back to the old address once, and shuts every way in that was known', async () => {
    const como = await criarPessoaComSenha(mundo);
    const email = await trocarEmail(como);
    const segredo = await segredoPara(como.email);
    expect((await mundo.chamar('desfazerEmail', { segredo })).status).toBe(204);
    expect((await linhaDe(como.id)).email).toBe(como.email);
    expect((await mundo.chamar('getUsuario', {}, { como })).status).toBe(401);
    const naoEntra = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: como.hashDispositivo });
    expect(naoEntra.erro.dados.chave).toBe('credenciaisInvalidas');
    const comOAntigo = await mundo.chamar('token', {
      email: como.email,
      senha: SENHA,
      hashDispositivo: como.hashDispositivo,
    });
    expect(comOAntigo.status).not.toBe(200);
    expect((await mundo.chamar('desfazerEmail', { segredo })).erro.dados.chave).toBe('linkVencido');
  });

  it('is too late after seven days, and knows no other secret', async () => {
    const como = await criarPessoa(mundo);
    const email = await trocarEmail(como);
    const segredo = await segredoPara(como.email);
    expect((await mundo.chamar('desfazerEmail', { segredo: `${segredo}x` })).erro.dados.chave).toBe('linkVencido');
    await mundo.avancar({ dias: 8 });
    expect((await mundo.chamar('desfazerEmail', { segredo })).erro.dados.chave).toBe('linkVencido');
    expect((await linhaDe(como.id)).email).toBe(email);
  });
});

describe('change of phone (spec A§2 /perfil/alterar/telefone; PIN type 246)', () => {
  const pedir = async (como: Pessoa, telefone: string) =>
    await mundo.chamar(
      'alterarTelefone',
      { telefone },
      { como, cabecalhos: await confirmarPorPin(mundo, como, 'alteracaoTelefone') },
    );

  it('asks who is there, takes the code of the SMS, ends the other sessions and tells by e-mail', async () => {
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

  it('says the same for a number of another account, which gets no code and is told (decision 240)', async () => {
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

  it('refuses the own number and a code for another number', async () => {
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
