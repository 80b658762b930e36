import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoaComSenha, entrar } from '../../../test/sessoes.ts';
import { resumoDoRefresh } from './abrir-sessao.ts';

let mundo: Mundo;
/** The machine's clock of this file: real, plus what a test adds. */
let adiantado = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiantado });
});
afterAll(async () => await mundo.encerrar());

const DISPOSITIVO = 'x-hash-dispositivo';
async function renovar(c: Credencial, refreshToken = c.refreshToken) {
  return await mundo.chamar(
    'refreshToken',
    { token: c.token, refreshToken },
    { cabecalhos: { [DISPOSITIVO]: c.hashDispositivo } },
  );
}
function passar(segundos: number): void {
  adiantado += segundos * 1_000;
}
async function novaSessao() {
  const pessoa = await criarPessoaComSenha(mundo);
  return { pessoa, sessao: await entrar(mundo, pessoa) };
}
/** A token that was exchanged, and whose successor was exchanged too, is sent again. */
async function reusar(c: Credencial): Promise<void> {
  await renovar((await renovar(c)).corpo);
  await renovar(c);
}
/** The current token of a session as the database holds it. */
function resumoDe({ refreshToken }: Credencial): Buffer {
  return resumoDoRefresh(refreshToken);
}
/** True if the access token of a session still opens anything. */
async function viva(c: Credencial): Promise<boolean> {
  return (await mundo.chamar('getUsuario', {}, { como: c })).status === 200;
}

describe('POST autenticacao/refresh-token (CONFIABILIDADE 1 Sessions; test S4)', () => {
  it('answers a new access token and the successor of the refresh token', async () => {
    const { sessao } = await novaSessao();
    const { status, corpo } = await renovar(sessao);
    expect(status).toBe(200);
    expect(corpo.hashDispositivo).toBe(sessao.hashDispositivo);
    expect(corpo.refreshToken).not.toBe(sessao.refreshToken);
    expect(await viva(corpo)).toBe(true);
    expect((await renovar(corpo)).status).toBe(200);
  });

  it('keeps fifty tabs logged in that send the same token at once, all with one successor', async () => {
    const { sessao } = await novaSessao();
    const respostas = await Promise.all(Array.from({ length: 50 }, () => renovar(sessao)));
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    const sucessores = new Set(respostas.map(({ corpo }) => corpo.refreshToken));
    expect(sucessores.size).toBe(1);
    const [sucessor = ''] = sucessores;
    expect((await renovar(sessao, sucessor)).status).toBe(200);
    expect(await viva(sessao)).toBe(true);
  });

  it('gives an answer that was lost again: the same successor, for as long as that one was never used', async () => {
    const { sessao, pessoa } = await novaSessao();
    const { corpo } = await renovar(sessao);
    for (const segundos of [1, 11, 3_600, 86_400]) {
      passar(segundos);
      expect((await renovar(sessao)).corpo.refreshToken).toBe(corpo.refreshToken);
    }
    expect(await mensagensPara(mundo, pessoa.email)).toEqual([]);
    expect((await renovar(corpo)).status).toBe(200);
    expect((await renovar(sessao)).status).toBe(401);
    expect((await renovar(corpo)).status).toBe(401);
  });

  it.each([2, 3, 4])('revokes the family when the ancestor %i generations back is used again', async (geracoes) => {
    const { sessao } = await novaSessao();
    const tokens = [sessao.refreshToken];
    for (let n = 0; n < 4; n += 1) tokens.push((await renovar(sessao, tokens.at(-1))).corpo.refreshToken);
    expect((await renovar(sessao, tokens.at(-1 - geracoes))).status).toBe(401);
    expect((await renovar(sessao, tokens.at(-1))).status).toBe(401);
    expect(await viva(sessao)).toBe(false);
  });

  it('tells the account and the audit trail why the family ended', async () => {
    const { pessoa, sessao } = await novaSessao();
    await reusar(sessao);
    const { db } = mundo.aplicacao.deps;
    const [fim] = await db
      .selectFrom('sessoes')
      .select(['motivo_fim'])
      .where('usuario_id', '=', pessoa.id)
      .where('encerrada_em', 'is not', null)
      .execute();
    expect(fim?.motivo_fim).toBe('reuso');
    const acoes = await db
      .selectFrom('auditoria')
      .select('acao')
      .where('usuario_id', '=', pessoa.id)
      .orderBy('id')
      .execute();
    expect(acoes.map(({ acao }) => acao)).toEqual(['sessao.entrou', 'sessao.revogada']);
    expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toBe('Encerramos uma sessão da sua conta');
  });

  it('leaves the other sessions of the account alone', async () => {
    const { pessoa, sessao } = await novaSessao();
    const outra = await entrar(mundo, pessoa);
    await reusar(sessao);
    expect(await viva(outra)).toBe(true);
    expect((await renovar(outra)).status).toBe(200);
  });

  it('ends the session when its token comes from another device', async () => {
    const { sessao } = await novaSessao();
    const roubado = await mundo.chamar(
      'refreshToken',
      { token: sessao.token, refreshToken: sessao.refreshToken },
      { cabecalhos: { [DISPOSITIVO]: 'o-aparelho-de-outra-pessoa' } },
    );
    expect(roubado.status).toBe(401);
    expect((await renovar(sessao)).status).toBe(401);
  });

  it('has an absolute life of thirty days, however often it is renewed', async () => {
    const { sessao } = await novaSessao();
    passar(29 * 86_400);
    const { status, corpo } = await renovar(sessao);
    expect(status).toBe(200);
    passar(86_401);
    expect((await renovar(corpo)).status).toBe(401);
  });

  it('accepts nothing old when the clock steps back an hour', async () => {
    const { sessao } = await novaSessao();
    await renovar((await renovar(sessao)).corpo);
    passar(-3_600);
    expect((await renovar(sessao)).status).toBe(401);
    passar(3_600);
  });

  it('follows the machine and not the clock of the product: a month later in the product nobody is logged out', async () => {
    const { sessao } = await novaSessao();
    await mundo.avancar({ dias: 31 });
    expect(await viva(sessao)).toBe(true);
    expect((await renovar(sessao)).status).toBe(200);
  });

  it.each([
    ['an unknown token', (s: Credencial) => ({ ...s, refreshToken: 'x'.repeat(43) })],
    ['an access token', (s: Credencial) => ({ ...s, refreshToken: s.token })],
    ['the stored digest of a token', (s: Credencial) => ({ ...s, refreshToken: resumoDe(s).toString('base64url') })],
    ['the same in hexadecimal', (s: Credencial) => ({ ...s, refreshToken: resumoDe(s).toString('hex') })],
  ])('refuses %s', async (_nome, trocar) => {
    const { sessao } = await novaSessao();
    expect((await renovar(trocar(sessao))).erro.dados.chave).toBe('naoAutenticado');
    expect((await renovar(sessao)).status).toBe(200);
  });

  it('refuses a session of a blocked account or of a revoked device', async () => {
    const { db } = mundo.aplicacao.deps;
    const bloqueada = await novaSessao();
    await db
      .updateTable('usuarios')
      .set({ bloqueado_em: mundo.agora() })
      .where('id', '=', bloqueada.pessoa.id)
      .execute();
    expect((await renovar(bloqueada.sessao)).status).toBe(401);
    const revogada = await novaSessao();
    await db
      .updateTable('dispositivos')
      .set({ revogado_em: mundo.agora() })
      .where('usuario_id', '=', revogada.pessoa.id)
      .execute();
    expect((await renovar(revogada.sessao)).status).toBe(401);
  });
});
