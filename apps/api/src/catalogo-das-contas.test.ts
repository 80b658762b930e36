import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figura } from './gateways/imagens/test/figuras.ts';
import type { Credencial, Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { criarGrupo } from './test/grupos.ts';
import { confirmarIdentidade, enviar } from './test/identidade.ts';
import { criarPessoaComSenha, SENHA } from './test/sessoes.ts';

/* Each row of the table of spec A§8, provoked by a real call of the accounts. The browser's reaction to a row is
   tested in e2e/catalogo.spec.ts. No call of the accounts answers cupomInvalidoException or
   maisInformacoesException. */
let mundo: Mundo;
let pessoa: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  pessoa = await criarPessoaComSenha(mundo);
});
afterAll(async () => await mundo.encerrar());

type Resposta = { readonly status: number; readonly bruto: string };
function corpoDe({ bruto }: Resposta) {
  return JSON.parse(bruto) as Record<string, unknown>;
}
async function bloqueada(): Promise<Pessoa> {
  const alguem = await criarPessoaComSenha(mundo);
  await mundo.aplicacao.deps.db
    .updateTable('usuarios')
    .set({ bloqueado_em: mundo.agora(), bloqueado_por: 'operacao' })
    .where('id', '=', alguem.id)
    .execute();
  return alguem;
}
async function entrar({ email, hashDispositivo }: Pessoa, mais = {}) {
  return await mundo.chamar('token', { email, senha: SENHA, hashDispositivo, ...mais });
}

describe('The error catalogue on the ways of the accounts (spec A§8)', () => {
  it('400 userException: a message, and the link to go to', async () => {
    const r = await mundo.chamar('segundoFator', { hash: 'z'.repeat(43), meio: 'aplicativo', codigo: '000000' });
    expect(r.status).toBe(400);
    expect(corpoDe(r)).toEqual({
      codigoErro: 1,
      message: 'O tempo para confirmar terminou. Entre de novo com a sua senha.',
      link: '/login',
      dados: { chave: 'entradaVencida' },
    });
  });

  it('400 userException without a link: the person stays where he is', async () => {
    const r = await mundo.chamar('token', { email: pessoa.email, senha: 'Errada#123' });
    expect(r.status).toBe(400);
    expect(corpoDe(r)).toMatchObject({ codigoErro: 1, message: 'E-mail ou senha não conferem.', link: null });
  });

  it('400 validacaoObrigatoriaException with data: the validations that are missing, and the page of pendencies', async () => {
    const { id } = await criarGrupo(mundo, { administrador: await criarPessoa(mundo) });
    const nova = await criarPessoa(mundo, { validada: false });
    const { versao } = (await mundo.chamar('getTermos', {})).corpo;
    await mundo.chamar('aceitarTermos', { versao }, { como: nova });
    const r = await mundo.chamar('preCheckout', { idGrupo: id, vagas: 1 }, { como: nova });
    expect(r.status).toBe(400);
    expect(corpoDe(r)).toMatchObject({
      codigoErro: 2,
      link: '/cadastro/pendencias',
      dados: {
        pendencias: [
          { tipo: 2, link: '/cadastro/email/pin' },
          { tipo: 1, link: '/cadastro/telefone' },
          { tipo: 3, link: '/cadastro/dados-fiscais' },
        ],
      },
    });
  });

  it('400 ContatoSuporteException: a blocked account, and then /grupos', async () => {
    const r = await entrar(await bloqueada());
    expect(r.status).toBe(400);
    expect(corpoDe(r)).toMatchObject({
      codigoErro: 3,
      message: 'Sua conta está bloqueada por segurança.',
      link: '/grupos',
    });
  });

  it('400 ContatoSuporteException: a CPF that another account proved to be its own', async () => {
    const { cpf, ...impostora } = await criarPessoa(mundo);
    const dona = await criarPessoa(mundo, { validada: false });
    async function informar(como: Credencial) {
      return await mundo.chamar('updateDadosFiscais', { cpf, nascimento: '1990-05-20' }, { como });
    }
    expect((await informar(dona)).status).toBe(200);
    await confirmarIdentidade(mundo, { ...dona, cpf });
    const r = await informar(impostora);
    expect([r.status, corpoDe(r)['codigoErro']]).toEqual([400, 3]);
  });

  it('401: no session, an ended one, and a token that is none', async () => {
    const saiu = await criarPessoaComSenha(mundo);
    await mundo.chamar('sair', {}, { como: saiu });
    const forjada: Credencial = { ...pessoa, token: `${pessoa.token}x` };
    for (const como of [undefined, saiu, forjada]) {
      const r = await mundo.chamar('getUsuario', {}, como === undefined ? {} : { como });
      expect([r.status, corpoDe(r)['link']]).toEqual([401, null]);
    }
  });

  it('412: a device that the account does not know, with the page that releases it', async () => {
    const r = await entrar(pessoa, { hashDispositivo: 'um-aparelho-nunca-visto' });
    expect(r.status).toBe(412);
    const { link, dados } = corpoDe(r) as { readonly link: string; readonly dados: { readonly hash: string } };
    expect(link).toBe(`/login/pin/liberacao?hash=${dados.hash}&tipo=1`);
  });

  it('422: each field with its words', async () => {
    const r = await mundo.chamar('updateUsuario', { primeiroNome: 'R2D2', nickName: '' }, { como: pessoa });
    expect(r.status).toBe(422);
    expect(corpoDe(r)).toMatchObject({
      link: null,
      dados: { campos: { primeiroNome: expect.stringMatching(/^O campo .* precisa ter apenas letras\.$/) } },
    });
  });

  it('500: the fixed words and a code, and nothing of the fault', async () => {
    const { arquivos } = mundo.aplicacao.deps.gateways;
    const guardar = arquivos.guardar;
    Object.assign(arquivos, { guardar: () => Promise.reject(new Error('the disk is on fire')) });
    try {
      const r = await enviar(mundo, 'createFoto', { como: pessoa, nome: 'eu.png', bytes: await figura('png') });
      expect(r.status).toBe(500);
      expect(corpoDe(r)).toMatchObject({
        message: 'Ocorreu um erro ao processar sua solicitação. Tente novamente em alguns instantes.',
      });
      expect(r.bruto).not.toContain('fire');
    } finally {
      Object.assign(arquivos, { guardar });
    }
  });

  it('others: 403 for a caller without permission, 404 for a missing thing, 429 for a caller who is too quick', async () => {
    const r403 = await mundo.chamar('getPessoa', { id: pessoa.id }, { como: pessoa });
    const r404 = await mundo.chamar('getInformacoes', { usuarioId: 999_999_999 }, { como: pessoa });
    const alvo = await criarPessoaComSenha(mundo);
    let r429 = r403 as Resposta;
    for (let n = 0; n < 8; n += 1) r429 = await mundo.chamar('token', { email: alvo.email, senha: 'Errada#123' });
    expect([r403.status, r404.status, r429.status]).toEqual([403, 404, 429]);
    for (const r of [r403, r404, r429]) expect(corpoDe(r)).toMatchObject({ message: expect.stringMatching(/\S/) });
  });
});
