import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { mensagensPara } from '../../../test/caixa-de-entrada.ts';
import { criarPessoaComSenha, entrar, SENHA } from '../../../test/sessoes.ts';

let mundo: Mundo;
/** The machine's clock of this file: real, plus what a test adds. */
let adiantado = 0;
beforeAll(async () => {
  mundo = await criarMundo({ parede: () => Date.now() + adiantado });
});
afterAll(async () => await mundo.encerrar());

const RENOVAR = '/api/v1/autenticacao/refresh-token';
const ENTRAR = '/api/v1/autenticacao/token';
function emTexto(dado: unknown): string {
  return Buffer.from(JSON.stringify(dado)).toString('base64url');
}
function resumo(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

type Dizeres = Partial<Record<'htm' | 'htu' | 'rth', string>> & { readonly iat?: number };
type Cabecalho = Readonly<Record<string, unknown>>;

/** A browser's key and its proofs: correct ones, except where a test changes a part. */
function novaChave() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  const jwk = { kty, crv, x, y };
  function assinar(dizeres: Dizeres, cabecalho: Cabecalho): string {
    const base = `${emTexto({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...cabecalho })}.${emTexto(dizeres)}`;
    return `${base}.${sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  }
  function provar(caminho: string, dizeres: Dizeres, cabecalho: Cabecalho = {}): string {
    return assinar(
      {
        htm: 'POST',
        htu: mundo.config.appUrl + caminho,
        iat: Math.floor((Date.now() + adiantado) / 1_000),
        ...dizeres,
      },
      cabecalho,
    );
  }
  return {
    jwk: { kty, crv, x, y },
    digital: createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest(),
    daEntrada: (dizeres: Dizeres = {}) => provar(ENTRAR, dizeres),
    daRenovacao: (refreshToken: string, dizeres: Dizeres = {}, cabecalho: Cabecalho = {}) =>
      provar(RENOVAR, { rth: resumo(refreshToken), ...dizeres }, cabecalho),
  };
}
type Chave = ReturnType<typeof novaChave>;

async function renovar(c: Credencial, prova?: string) {
  return await mundo.chamar(
    'refreshToken',
    { token: c.token, refreshToken: c.refreshToken },
    { cabecalhos: { 'x-hash-dispositivo': c.hashDispositivo, ...(prova === undefined ? {} : { dpop: prova }) } },
  );
}
async function sucessora(c: Credencial, chave: Chave): Promise<Credencial> {
  const { status, corpo } = await renovar(c, chave.daRenovacao(c.refreshToken));
  expect(status).toBe(200);
  return { ...c, token: corpo.token, refreshToken: corpo.refreshToken };
}
async function viva(c: Credencial): Promise<boolean> {
  return (await mundo.chamar('getUsuario', {}, { como: c })).status === 200;
}
async function linhaDe({ token }: Credencial) {
  return await mundo.aplicacao.deps.db
    .selectFrom('sessoes')
    .select(['id', 'chave', 'motivo_fim'])
    .where('id', '=', mundo.aplicacao.tokens.ler(token)?.sid ?? '')
    .executeTakeFirstOrThrow();
}
/** A person who logged in with a browser that holds a key. */
async function ligada() {
  const pessoa = await criarPessoaComSenha(mundo);
  const chave = novaChave();
  const { hashDispositivo, email } = pessoa;
  const { corpo } = await mundo.chamar(
    'token',
    { email, senha: SENHA, hashDispositivo },
    { cabecalhos: { dpop: chave.daEntrada() } },
  );
  const sessao: Credencial = { token: corpo.token, refreshToken: corpo.refreshToken, hashDispositivo };
  return { pessoa, chave, sessao };
}

describe('A session belongs to the key of its browser (CONFIABILIDADE Sessions; ADR 021)', () => {
  it('from the login, when the login proves the key; and goes on with it through every renewal', async () => {
    const { chave, sessao } = await ligada();
    expect((await linhaDe(sessao)).chave?.equals(chave.digital)).toBe(true);
    const segunda = await sucessora(sessao, chave);
    const terceira = await sucessora(segunda, chave);
    expect(await viva(terceira)).toBe(true);
  });

  it('from the first renewal that proves one, when the login did not', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const sessao = await entrar(mundo, pessoa);
    const sem = await renovar(sessao);
    expect(sem.status).toBe(200);
    expect((await linhaDe(sessao)).chave).toBeNull();
    const chave = novaChave();
    const com = await sucessora({ ...sessao, refreshToken: sem.corpo.refreshToken }, chave);
    expect((await linhaDe(sessao)).chave?.equals(chave.digital)).toBe(true);
    expect((await renovar(com)).status).toBe(401);
  });

  it('takes the token just before the current one with a proof, and gives fifty tabs the same successor', async () => {
    const { chave, sessao } = await ligada();
    const respostas = await Promise.all(
      Array.from({ length: 50 }, () => renovar(sessao, chave.daRenovacao(sessao.refreshToken))),
    );
    expect(new Set(respostas.map(({ status, corpo }) => `${status} ${corpo.refreshToken}`)).size).toBe(1);
    expect(respostas[0]?.status).toBe(200);
    expect((await renovar(sessao)).status).toBe(401);
    expect(await viva(sessao)).toBe(false);
  });

  const outra = novaChave();
  it.each<[string, (chave: Chave, s: Credencial, anterior: string) => string | undefined]>([
    ['without a proof', () => undefined],
    ['by another key', (_, s) => outra.daRenovacao(s.refreshToken)],
    ['that says the key and is signed by another', (c, s) => outra.daRenovacao(s.refreshToken, {}, { jwk: c.jwk })],
    ['replayed from the token before', (_, _s, anterior) => anterior],
    ['of the login', (c) => c.daEntrada()],
    ['for another address', (c, s) => c.daRenovacao(s.refreshToken, { htu: mundo.config.appUrl + ENTRAR })],
    ['for another site', (c, s) => c.daRenovacao(s.refreshToken, { htu: `https://outro.exemplo${RENOVAR}` })],
    ['for another method', (c, s) => c.daRenovacao(s.refreshToken, { htm: 'PUT' })],
    ['of another type', (c, s) => c.daRenovacao(s.refreshToken, {}, { typ: 'JWT' })],
    ['that is not signed', (c, s) => c.daRenovacao(s.refreshToken, {}, { alg: 'none' }).replace(/[^.]*$/, '')],
    ['that names another algorithm', (c, s) => c.daRenovacao(s.refreshToken, {}, { alg: 'HS256' })],
    ['without an instant', (c, s) => c.daRenovacao(s.refreshToken, { iat: undefined } as unknown as Dizeres)],
    ['that is no proof at all', () => 'nada disso'],
  ])('a token that comes with a proof %s was stolen: nobody is let in and the family ends', async (_nome, forjar) => {
    const { pessoa, chave, sessao } = await ligada();
    const anterior = chave.daRenovacao(sessao.refreshToken);
    const atual = await sucessora(sessao, chave);
    expect((await renovar(atual, forjar(chave, atual, anterior))).status).toBe(401);
    expect((await renovar(atual, chave.daRenovacao(atual.refreshToken))).status).toBe(401);
    expect(await viva(atual)).toBe(false);
    expect((await linhaDe(sessao)).motivo_fim).toBe('semProva');
    expect((await mensagensPara(mundo, pessoa.email))[0]?.assunto).toBe('Encerramos uma sessão da sua conta');
  });

  it.each([-61, 61])(
    'refuses a proof that is %i seconds off, and names that cause alone: the clock of the device is wrong',
    async (segundos) => {
      const { chave, sessao } = await ligada();
      const iat = Math.floor((Date.now() + adiantado) / 1_000) + segundos + Math.sign(segundos);
      expect((await renovar(sessao, chave.daRenovacao(sessao.refreshToken, { iat }))).status).toBe(401);
      expect(await viva(sessao)).toBe(true);
      await sucessora(sessao, chave);
    },
  );

  it('answers a replay of the whole request with the same successor, which is useless without the key; an old proof gets nothing', async () => {
    const { chave, sessao } = await ligada();
    const prova = chave.daRenovacao(sessao.refreshToken);
    const { corpo } = await renovar(sessao, prova);
    expect((await renovar(sessao, prova)).corpo.refreshToken).toBe(corpo.refreshToken);
    adiantado += 62_000;
    expect((await renovar(sessao, prova)).status).toBe(401);
    expect(await viva(sessao)).toBe(true);
    expect((await renovar({ ...sessao, refreshToken: corpo.refreshToken }, prova)).status).toBe(401);
  });

  it('cannot change its key, by no call and not in the database either', async () => {
    const { pessoa, chave, sessao } = await ligada();
    const atual = await sucessora(sessao, chave);
    expect((await renovar(atual, outra.daRenovacao(atual.refreshToken))).status).toBe(401);
    expect((await linhaDe(sessao)).chave?.equals(chave.digital)).toBe(true);
    for (const nova of [outra.digital, null])
      await expect(
        mundo.aplicacao.deps.db
          .updateTable('sessoes')
          .set({ chave: nova })
          .where('usuario_id', '=', pessoa.id)
          .execute(),
      ).rejects.toThrow(/may not change/);
  });

  it('a login with a proof that is not good logs in, and leaves the session without a key', async () => {
    const pessoa = await criarPessoaComSenha(mundo);
    const { email, hashDispositivo } = pessoa;
    for (const dpop of ['nada disso', novaChave().daEntrada({ iat: 1 }), novaChave().daRenovacao('x'.repeat(43))]) {
      const { corpo } = await mundo.chamar('token', { email, senha: SENHA, hashDispositivo }, { cabecalhos: { dpop } });
      expect((await linhaDe({ ...corpo, hashDispositivo })).chave).toBeNull();
    }
  });
});
