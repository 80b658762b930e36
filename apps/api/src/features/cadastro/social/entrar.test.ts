import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara, pinErrado, ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoaSocial } from '../../../test/conta-social.ts';
import { cadastrarPeloProvedor, dadosPara, irAoProvedor } from '../../../test/login-social.ts';
import { codigoDoAplicativo, ligarAplicativo, tokenDoLink } from '../../../test/seguranca.ts';
import { cadastroDe, criarPessoaComSenha, emailNovo, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

async function contaDe(email: string) {
  return await mundo.aplicacao.deps.db.selectFrom('usuarios').selectAll().where('email', '=', email).executeTakeFirst();
}
async function contasDe(email: string) {
  return (await mundo.aplicacao.deps.db.selectFrom('usuarios').select('id').where('email', '=', email).execute())
    .length;
}

/** Logs in with a linked account, from its `info` to its session. */
async function autenticar(volta: Awaited<ReturnType<typeof irAoProvedor>>, corpo: Record<string, unknown> = {}) {
  const info = await mundo.chamar('infoAutenticacaoExterna', volta);
  const query = {
    socialId: info.corpo.socialAuthId,
    socialAuthToken: volta.socialToken,
    socialAuth: volta.socialAuth,
  };
  return await mundo.chamar('autenticarVinculacao', { query, ...corpo });
}

describe.each(['google', 'facebook'] as const)(
  'A new account of %s (spec A§4: go to /cadastro/finalizar)',
  (provedor) => {
    it('is recognised, completed and logged in', async () => {
      const pessoa = await criarPessoaSocial(mundo.sandbox, provedor);
      const volta = await irAoProvedor(mundo, provedor, pessoa);
      const info = await mundo.chamar('infoAutenticacaoExterna', volta);
      expect(info.corpo).toEqual({
        id: null,
        novoCadastroContaSocial: true,
        contaSocialVinculada: false,
        email: pessoa.email,
        socialAuth: volta.socialAuth,
        socialAuthId: expect.stringMatching(/^[\w-]{43}$/),
        firstName: 'Helena',
        lastName: 'Prado',
      });
      const { status, corpo } = await mundo.chamar('updateAutenticacaoExternaDados', {
        ...dadosPara(volta),
        campanha: { utm_source: 'anuncio' },
      });
      expect(status).toBe(200);
      const conta = await contaDe(pessoa.email);
      expect(conta).toMatchObject({
        primeiro_nome: 'Helena',
        senha_hash: null,
        email_verificado_em: expect.any(String),
        termos_aceitos_em: expect.any(String),
        campanha: { utm_source: 'anuncio' },
      });
      const eu = await mundo.chamar('getUsuario', {}, { como: corpo });
      expect(eu.corpo).toMatchObject({ id: conta?.id, email: pessoa.email, emailVerificado: true });
      expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toContain('está pronta');
    });

    it('goes straight in the next time, on the device it was made with', async () => {
      const { pessoa, hashDispositivo } = await cadastrarPeloProvedor(mundo, provedor);
      const volta = await irAoProvedor(mundo, provedor, pessoa);
      const info = await mundo.chamar('infoAutenticacaoExterna', volta);
      expect(info.corpo).toMatchObject({
        id: (await contaDe(pessoa.email))?.id,
        contaSocialVinculada: true,
        novoCadastroContaSocial: false,
      });
      expect((await autenticar(volta, { hashDispositivo })).status).toBe(200);
    });

    it('asks for a code on a device that is new, as a password does', async () => {
      const { pessoa } = await cadastrarPeloProvedor(mundo, provedor);
      const { status, erro } = await autenticar(await irAoProvedor(mundo, provedor, pessoa));
      expect({ status, link: erro.link }).toEqual({
        status: 412,
        link: expect.stringMatching(/^\/login\/pin\/liberacao\?hash=/),
      });
      expect(await ultimoPinPara(mundo, pessoa.email)).toMatch(/^[2-9A-Z]{7}$/);
    });

    it('is refused while the provider has not verified the e-mail, whether or not it is known here', async () => {
      const { email } = await criarPessoaComSenha(mundo);
      for (const endereco of [email, emailNovo()]) {
        const pessoa = await criarPessoaSocial(mundo.sandbox, provedor, { email: endereco, emailVerificado: false });
        const volta = await irAoProvedor(mundo, provedor, pessoa);
        const { status, erro } = await mundo.chamar('infoAutenticacaoExterna', volta);
        expect({ status, chave: erro.dados.chave }).toEqual({ status: 400, chave: 'socialEmailNaoVerificado' });
        expect((await mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta))).status).toBe(400);
      }
      expect(await contasDe(email)).toBe(1);
    });
  },
);

describe('An e-mail that is known and not linked (spec A§4: go to /cadastro/falta-pouco, PIN step)', () => {
  async function voltaDe(email: string) {
    return await irAoProvedor(mundo, 'google', await criarPessoaSocial(mundo.sandbox, 'google', { email }));
  }

  it('gets a code at the e-mail of the account, which links and logs in', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const volta = await voltaDe(email);
    const info = await mundo.chamar('infoAutenticacaoExterna', volta);
    expect(info.corpo).toMatchObject({ id: null, novoCadastroContaSocial: false, contaSocialVinculada: false });
    const pin = await ultimoPinPara(mundo, email);
    const { status, corpo } = await mundo.chamar('validarAutenticacao', { ...volta, pin });
    expect(status).toBe(200);
    expect((await mundo.chamar('getUsuario', {}, { como: corpo })).corpo.id).toBe(id);
    expect(await contasDe(email)).toBe(1);
    const assuntos = (await mensagensPara(mundo, email)).map(({ assunto }) => assunto);
    expect(assuntos).toContain('Sua conta do Google agora abre a sua conta na Rateia');
    // Linked, and still with its password.
    const { hashDispositivo } = corpo;
    expect((await autenticar(await voltaDeNovo(volta, email), { hashDispositivo })).status).toBe(200);
    expect((await mundo.chamar('token', { email, senha: SENHA, hashDispositivo })).status).toBe(200);
  });

  /** The same Google account once more. */
  async function voltaDeNovo(_antes: unknown, email: string) {
    const lista = (await (await fetch(`${mundo.sandbox.url}/sandbox/pessoas`)).json()) as {
      readonly id: string;
      readonly email: string;
    }[];
    const achada = lista.find((pessoa) => pessoa.email === email);
    return await irAoProvedor(mundo, 'google', { id: achada?.id ?? '', email, nome: 'Helena' });
  }

  it('does not link or make anything without the code', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const volta = await voltaDe(email);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const pin = pinErrado(await ultimoPinPara(mundo, email));
    expect((await mundo.chamar('validarAutenticacao', { ...volta, pin })).erro.dados.chave).toBe('pinInvalido');
    expect((await mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta))).erro.dados.chave).toBe(
      'socialInvalido',
    );
    expect((await autenticar(volta)).erro.dados.chave).toBe('socialInvalido');
    expect(await contasDe(email)).toBe(1);
  });

  it('takes no code that was made for another way to the provider', async () => {
    const { email } = await criarPessoaComSenha(mundo);
    const [primeira, segunda] = [await voltaDe(email), await voltaDe(email)];
    await mundo.chamar('infoAutenticacaoExterna', primeira);
    const pin = await ultimoPinPara(mundo, email);
    await mundo.chamar('infoAutenticacaoExterna', segunda);
    expect((await mundo.chamar('validarAutenticacao', { ...segunda, pin })).erro.dados.chave).toBe('pinInvalido');
  });

  it('sends one code however often the page is loaded, and others on request up to three an hour', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const volta = await voltaDe(email);
    for (let n = 0; n < 3; n += 1) await mundo.chamar('infoAutenticacaoExterna', volta);
    async function reenviar() {
      return await mundo.chamar('reenviarPin', { email, socialToken: volta.socialToken });
    }
    expect((await reenviar()).status).toBe(204);
    expect((await reenviar()).status).toBe(204);
    expect((await reenviar()).erro.dados.chave).toBe('pinLimiteEnvios');
    const codigos = mundo.aplicacao.deps.db.selectFrom('pins').select('id').where('usuario_id', '=', id);
    expect(await codigos.execute()).toHaveLength(3);
    expect(await ultimoPinPara(mundo, email)).toMatch(/^[2-9A-Z]{7}$/);
  });

  it('links an account with a second factor, and trusts the device, only once the factor is right (spec A§6)', async () => {
    const { db } = mundo.aplicacao.deps;
    const pessoa = await criarPessoaComSenha(mundo);
    const { id, email } = pessoa;
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    const volta = await voltaDe(email);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const hashDispositivo = 'o-aparelho-de-quem-tem-a-caixa';
    const tentativa = await mundo.chamar('validarAutenticacao', {
      ...volta,
      pin: await ultimoPinPara(mundo, email),
      hashDispositivo,
    });
    expect(tentativa.erro.dados.chave).toBe('segundoFatorNecessario');
    async function vinculadas() {
      return await db.selectFrom('contas_sociais').select('social_auth').where('usuario_id', '=', id).execute();
    }
    expect(await vinculadas()).toEqual([]);
    const aparelho = db
      .selectFrom('dispositivos')
      .select('liberado_em')
      .where('usuario_id', '=', id)
      .orderBy('id', 'desc');
    expect(await aparelho.executeTakeFirst()).toEqual({ liberado_em: null });
    const certo = { hash: String(tentativa.erro.dados['hash']), meio: 'aplicativo' };
    expect((await mundo.chamar('segundoFator', { ...certo, codigo: '000000' })).status).toBe(400);
    expect(await vinculadas()).toEqual([]);
    const entrada = await mundo.chamar('segundoFator', { ...certo, codigo: codigoDoAplicativo(segredo) });
    expect(entrada.status).toBe(200);
    expect(await vinculadas()).toEqual([{ social_auth: volta.socialAuth }]);
    const assuntos = (await mensagensPara(mundo, email)).map(({ assunto }) => assunto);
    expect(assuntos).toContain('Sua conta do Google agora abre a sua conta na Rateia');
    expect(assuntos).toContain('Um novo aparelho entrou na sua conta');
    expect((await mundo.chamar('validarAutenticacao', { ...volta, pin: 'AAAAAAA' })).erro.dados.chave).toBe(
      'socialInvalido',
    );
  });

  it('logs in without the link when the login by the provider was used before the second factor', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { segredo } = await ligarAplicativo(mundo, pessoa);
    const volta = await voltaDe(pessoa.email);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const pin = await ultimoPinPara(mundo, pessoa.email);
    const { erro } = await mundo.chamar('validarAutenticacao', { ...volta, pin });
    await mundo.aplicacao.deps.db.updateTable('autenticacoes_externas').set({ usada_em: mundo.agora() }).execute();
    const passo = { hash: String(erro.dados['hash']), meio: 'aplicativo', codigo: codigoDoAplicativo(segredo) };
    expect((await mundo.chamar('segundoFator', passo)).status).toBe(200);
    const linhas = mundo.aplicacao.deps.db.selectFrom('contas_sociais').select('usuario_id');
    expect(await linhas.where('usuario_id', '=', pessoa.id).execute()).toEqual([]);
  });

  it('gives the owner who blocked the account a link to a new password, and links nothing', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const volta = await voltaDe(email);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const pin = await ultimoPinPara(mundo, email);
    const { db } = mundo.aplicacao.deps;
    await db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora(), bloqueado_por: 'dono', senha_expirada_em: mundo.agora() })
      .where('id', '=', id)
      .execute();
    expect((await mundo.chamar('validarAutenticacao', { ...volta, pin })).erro.dados.chave).toBe('senhaExpirada');
    expect(await tokenDoLink(mundo, email, '/recuperar-senha/')).toMatch(/^[\w-]{43}$/);
    const linhas = db.selectFrom('contas_sociais').select('usuario_id').where('usuario_id', '=', id);
    expect(await linhas.execute()).toEqual([]);
  });

  it('keeps a blocked account shut', async () => {
    const { id, email } = await criarPessoaComSenha(mundo);
    const volta = await voltaDe(email);
    await mundo.chamar('infoAutenticacaoExterna', volta);
    const pin = await ultimoPinPara(mundo, email);
    await mundo.aplicacao.deps.db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora() })
      .where('id', '=', id)
      .execute();
    expect((await mundo.chamar('validarAutenticacao', { ...volta, pin })).erro.dados.chave).toBe('contaBloqueada');
    const linhas = await mundo.aplicacao.deps.db
      .selectFrom('contas_sociais')
      .selectAll()
      .where('usuario_id', '=', id)
      .execute();
    expect(linhas).toEqual([]);
  });
});

describe('The same e-mail never makes two accounts', () => {
  it('replaces a registration that nobody confirmed, and its password with it', async () => {
    const email = emailNovo();
    await mundo.chamar('createUsuario', { ...cadastroDe(email), firstName: 'Intruso' });
    const { hashDispositivo } = await cadastrarPeloProvedor(mundo, 'google', { email });
    expect(await contasDe(email)).toBe(1);
    expect(await contaDe(email)).toMatchObject({ primeiro_nome: 'Helena', senha_hash: null });
    const tentativa = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo });
    expect(tentativa.erro.dados.chave).toBe('credenciaisInvalidas');
    expect((await mundo.chamar('validarCadastro', { email, pin: await ultimoPinPara(mundo, email) })).status).toBe(400);
  });

  it('goes by the id of the account at the provider, not by its e-mail', async () => {
    const { pessoa, hashDispositivo } = await cadastrarPeloProvedor(mundo, 'facebook');
    const outra = await criarPessoaSocial(mundo.sandbox, 'facebook', { email: pessoa.email });
    const { corpo } = await mundo.chamar('infoAutenticacaoExterna', await irAoProvedor(mundo, 'facebook', outra));
    expect(corpo).toMatchObject({ contaSocialVinculada: false, novoCadastroContaSocial: false });
    expect((await autenticar(await irAoProvedor(mundo, 'facebook', pessoa), { hashDispositivo })).status).toBe(200);
  });

  it('makes one when both buttons are finished at once', async () => {
    const email = emailNovo();
    const pessoas = await Promise.all(
      (['google', 'facebook'] as const).map(async (provedor) => {
        const pessoa = await criarPessoaSocial(mundo.sandbox, provedor, { email });
        const volta = await irAoProvedor(mundo, provedor, pessoa);
        await mundo.chamar('infoAutenticacaoExterna', volta);
        return volta;
      }),
    );
    const respostas = await Promise.all(
      pessoas.map((volta) => mundo.chamar('updateAutenticacaoExternaDados', dadosPara(volta))),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await contasDe(email)).toBe(1);
  });
});
