import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';
import { PRIMEIROS_TERMOS } from '../../../test/termos.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function contaDe(email: string) {
  return await mundo.aplicacao.deps.db.selectFrom('usuarios').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Codes made for the person who registered with this e-mail. */
async function codigosDe(email: string): Promise<number> {
  const { id } = (await contaDe(email)) ?? { id: 0 };
  return (await mundo.aplicacao.deps.db.selectFrom('pins').select('id').where('usuario_id', '=', id).execute()).length;
}

describe('POST usuario (spec A§3 Registration form, A§4 Registration)', () => {
  it('makes an account that waits for its code, with the terms it accepted', async () => {
    const email = emailNovo();
    const { status, corpo } = await mundo.chamar('createUsuario', {
      ...cadastroDe(` ${email.toUpperCase()} `),
      campanha: { utm_source: 'anuncio' },
    });
    expect({ status, corpo }).toEqual({
      status: 200,
      corpo: { email, cadastro: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const conta = await contaDe(email);
    expect(conta).toMatchObject({
      primeiro_nome: 'Ana',
      sobrenome: 'Souza',
      email_verificado_em: null,
      // The first password is no fresh change, which would put a person in front of the first withdrawal.
      senha_alterada_em: null,
      termos_versao: PRIMEIROS_TERMOS,
      campanha: { utm_source: 'anuncio' },
    });
    expect(conta?.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const aceites = await mundo.aplicacao.deps.db
      .selectFrom('aceites')
      .select(['documento', 'versao'])
      .where('usuario_id', '=', conta?.id ?? 0)
      .execute();
    expect(aceites).toEqual([{ documento: 'termos', versao: PRIMEIROS_TERMOS }]);
    const [mensagem] = await mensagensPara(mundo, email);
    expect(mensagem?.texto).toContain('confirmar o seu e-mail');
  });

  it('answers the same for a new, a waiting and a taken e-mail, and writes only to its owner', async () => {
    const { email: tomado } = await criarPessoaComSenha(mundo);
    const [novo, esperando] = [emailNovo(), emailNovo()];
    await mundo.chamar('createUsuario', cadastroDe(esperando));
    const respostas = await Promise.all(
      [novo, esperando, tomado].map((email) => mundo.chamar('createUsuario', cadastroDe(email))),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    function semNomes({ bruto }: { readonly bruto: string }, n: number) {
      return bruto.replace([novo, esperando, tomado][n] ?? '', 'EMAIL').replace(/"[\w-]{43}"/, '"REGISTRO"');
    }
    expect(respostas.map(semNomes)).toEqual(Array.from({ length: 3 }, () => '{"email":"EMAIL","cadastro":"REGISTRO"}'));
    const [aviso] = await mensagensPara(mundo, tomado);
    expect(aviso).toMatchObject({ assunto: 'Você já tem conta na Rateia' });
    expect(aviso?.pin).toBeUndefined();
  });

  it('changes nothing of an account that is taken', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const antes = await contaDe(pessoa.email);
    await mundo.chamar('createUsuario', {
      ...cadastroDe(pessoa.email),
      firstName: 'Intruso',
      password: 'Outra#Senha99',
    });
    expect(await contaDe(pessoa.email)).toEqual(antes);
  });

  it('confirms each registration only by its own code: one that a stranger makes meanwhile gives him nothing', async () => {
    const email = emailNovo();
    const { corpo: meu } = await mundo.chamar('createUsuario', cadastroDe(email));
    const meuPin = await ultimoPinPara(mundo, email);
    await mundo.chamar('createUsuario', { ...cadastroDe(email), firstName: 'Intruso', password: 'Outra#Senha99' });
    const doIntruso = await ultimoPinPara(mundo, email);
    async function validar(pin: string, cadastro: string) {
      return await mundo.chamar('validarCadastro', { email, pin, cadastro });
    }
    expect((await validar(doIntruso, meu.cadastro)).erro.dados.chave).toBe('pinInvalido');
    const { status, corpo } = await validar(meuPin, meu.cadastro);
    expect([status, (await contaDe(email))?.primeiro_nome]).toEqual([200, 'Ana']);
    const { hashDispositivo } = corpo;
    expect((await mundo.chamar('token', { email, senha: 'Outra#Senha99', hashDispositivo })).status).toBe(400);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).status).toBe(200);
  });

  it('is whose handle comes with the code, also where a stranger was first', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), firstName: 'Intruso', password: 'Outra#Senha99' });
    const { corpo: meu } = await mundo.chamar('createUsuario', cadastroDe(email));
    const pin = await ultimoPinPara(mundo, email);
    const { corpo } = await mundo.chamar('validarCadastro', { email, pin, cadastro: meu.cadastro });
    expect(await contaDe(email)).toMatchObject({ primeiro_nome: 'Ana', senha_expirada_em: null });
    const { hashDispositivo } = corpo;
    expect((await mundo.chamar('token', { email, senha: 'Outra#Senha99', hashDispositivo })).status).toBe(400);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).status).toBe(200);
  });

  it('by a code that is typed on another browser shows the mailbox, and not whose password it is', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), password: 'Outra#Senha99' });
    const { status, corpo } = await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email) });
    expect(status).toBe(200);
    const { erro } = await mundo.chamar('token', {
      email,
      senha: 'Outra#Senha99',
      hashDispositivo: corpo.hashDispositivo,
    });
    expect(erro.dados.chave).toBe('senhaExpirada');
  });

  it('a registration that a later one replaces leaves no acceptance, no campaign and no waiting login behind', async () => {
    const { db } = mundo.aplicacao.deps;
    const quemIndica = await criarPessoaComSenha(mundo);
    const { cod_indicacao } = (await contaDe(quemIndica.email)) ?? { cod_indicacao: '' };
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), campanha: { cod_indicacao } });
    const doEstranho = await contaDe(email);
    expect(doEstranho?.indicado_por).toBe(quemIndica.id);
    const { erro } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo: 'aparelho-de-um-estranho' });
    await mundo.avancar({ minutos: 2 });
    const { corpo: meu } = await mundo.chamar('createUsuario', { ...cadastroDe(email), password: 'Outra#Senha99' });
    expect(await contaDe(email)).toEqual(doEstranho);
    await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email), cadastro: meu.cadastro });
    const conta = await contaDe(email);
    expect(conta).toMatchObject({ id: doEstranho?.id, campanha: {}, indicado_por: null });
    const aceites = db
      .selectFrom('aceites')
      .select('aceito_em')
      .where('usuario_id', '=', conta?.id ?? 0);
    expect(await aceites.execute()).toEqual([{ aceito_em: conta?.termos_aceitos_em }]);
    expect(conta?.termos_aceitos_em).not.toBe(doEstranho?.termos_aceitos_em);
    const espera = await mundo.chamar('concluirLiberacao', { hash: erro.dados['hash'] });
    expect(espera.erro.dados.chave).toBe('entradaVencida');
    await expect(
      db
        .deleteFrom('aceites')
        .where('usuario_id', '=', conta?.id ?? 0)
        .execute(),
    ).rejects.toThrow(/append-only/);
  });

  it('does not replace a registration without sending a new code', async () => {
    const email = emailNovo();
    for (let n = 0; n < 3; n += 1) await mundo.chamar('createUsuario', cadastroDe(email));
    const { status } = await mundo.chamar('createUsuario', {
      ...cadastroDe(email),
      firstName: 'Intruso',
      password: 'Outra#Senha99',
    });
    expect(status).toBe(200);
    expect((await contaDe(email))?.primeiro_nome).toBe('Ana');
    expect(await codigosDe(email)).toBe(3);
  });

  it('makes one account when the same e-mail registers seven times at once, as often as the limits allow', async () => {
    const email = emailNovo();
    const respostas = await Promise.all(
      Array.from({ length: 7 }, () => mundo.chamar('createUsuario', cadastroDe(email))),
    );
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
    const { quantas } = await mundo.aplicacao.deps.db
      .selectFrom('usuarios')
      .select((e) => e.fn.countAll<number>().as('quantas'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(quantas).toBe(1);
    expect(await codigosDe(email)).toBe(3);
    expect(await mensagensPara(mundo, email)).toHaveLength(3);
    await mundo.avancar({ minutos: 61 });
    const cadastro = respostas[0]?.corpo.cadastro;
    await mundo.chamar('reenviarPin', { email, cadastro });
    const pin = await ultimoPinPara(mundo, email);
    expect((await mundo.chamar('validarCadastro', { email, pin, cadastro })).status).toBe(200);
  });

  it('takes its own campaign, else where the first step came from', async () => {
    const [comCampanha, sem] = [emailNovo(), emailNovo()];
    for (const email of [comCampanha, sem]) {
      expect((await mundo.chamar('precadastro', { email, campanha: { utm_source: 'anuncio' } })).status).toBe(204);
      await mundo.chamar('precadastro', { email, campanha: { utm_source: 'outro' } });
    }
    await mundo.chamar('createUsuario', { ...cadastroDe(comCampanha), campanha: { ref: 'AMIGO' } });
    await mundo.chamar('createUsuario', cadastroDe(sem));
    expect((await contaDe(comCampanha))?.campanha).toEqual({ ref: 'AMIGO' });
    expect((await contaDe(sem))?.campanha).toEqual({ utm_source: 'anuncio' });
    const { quantos } = await mundo.aplicacao.deps.db
      .selectFrom('precadastros')
      .select((e) => e.fn.countAll<number>().as('quantos'))
      .executeTakeFirstOrThrow();
    expect(quantos).toBe(0);
  });

  it('has no referrer from the first step, because a stranger may have filled it in', async () => {
    const estranho = await criarPessoaComSenha(mundo);
    const { cod_indicacao: codigo } = (await contaDe(estranho.email)) ?? { cod_indicacao: '' };
    const nomeado = [
      { cod_indicacao: codigo },
      { ref: codigo },
      { utm_source: 'indicacao', utm_campaign: codigo, utm_medium: 'link' },
    ];
    for (const campanha of nomeado) {
      const email = emailNovo();
      await mundo.chamar('precadastro', { email, campanha });
      await mundo.chamar('createUsuario', cadastroDe(email));
      const conta = await contaDe(email);
      expect(conta?.indicado_por).toBeNull();
      expect(JSON.stringify(conta?.campanha)).not.toContain(codigo);
    }
  });

  it.each([
    ['curta#1A', 'password', undefined],
    ['Ab#1', 'password', 'O campo Senha precisa ter no mínimo 8 caracteres.'],
    ['semmaiuscula#1', 'password', 'O campo Senha precisa ter uma letra maiúscula.'],
    ['SEMMINUSCULA#1', 'password', 'O campo Senha precisa ter uma letra minúscula.'],
    ['SemNumero#', 'password', 'O campo Senha precisa ter um número.'],
    ['SemSinal123', 'password', 'O campo Senha precisa ter um destes sinais: # @ $ ! % * ? &'],
  ])('checks the password %s by the spec (A§5)', async (password, campo, texto) => {
    const { status, erro } = await mundo.chamar('createUsuario', { ...cadastroDe(emailNovo()), password });
    expect(status).toBe(texto === undefined ? 200 : 422);
    if (texto !== undefined) expect(erro.dados['campos']).toEqual({ [campo]: texto });
  });

  it('refuses an e-mail without a real domain, other terms, and terms not accepted', async () => {
    expect((await mundo.chamar('createUsuario', cadastroDe('ana@localhost'))).erro.dados['campos']).toEqual({
      email: 'O campo E-mail precisa ter um email válido.',
    });
    expect((await mundo.chamar('createUsuario', { ...cadastroDe(emailNovo()), versaoTermos: '0' })).status).toBe(409);
    expect((await mundo.chamar('createUsuario', { ...cadastroDe(emailNovo()), aceitaTermos: false })).status).toBe(422);
  });

  it('demands an idempotency key', async () => {
    const { status, erro } = await mundo.chamar('createUsuario', cadastroDe(emailNovo()), {
      cabecalhos: { 'idempotency-key': '' },
    });
    expect([status, erro.dados.chave]).toEqual([422, 'chaveIdempotenciaAusente']);
  });
});
