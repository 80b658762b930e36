import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Credencial, Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoaComSenha, entrar } from '../../../test/sessoes.ts';

let mundo: Mundo;
let sessao: Credencial;
let dados: { readonly sub: string; readonly sid: string };
let chave: { readonly id: string; readonly segredo: string };
beforeAll(async () => {
  mundo = await criarMundo();
  sessao = await entrar(mundo, await criarPessoaComSenha(mundo));
  dados = JSON.parse(Buffer.from(sessao.token.split('.')[1] ?? '', 'base64url').toString()) as typeof dados;
  const [atual] = mundo.aplicacao.deps.cifra.chavesDeToken();
  if (atual === undefined) throw new Error('no token key');
  chave = atual;
});
afterAll(async () => await mundo.encerrar());

type Partes = {
  readonly cabecalho?: Record<string, unknown>;
  readonly corpo?: Record<string, unknown>;
  readonly segredo?: string;
  readonly assinatura?: string;
  readonly sem?: readonly string[];
};

function parte(valor: unknown): string {
  return Buffer.from(JSON.stringify(valor)).toString('base64url');
}
/** A token like ours, except for the given parts. */
function forjar({ cabecalho = {}, corpo = {}, segredo = chave.segredo, assinatura, sem = [] }: Partes): string {
  const agora = Math.floor(Date.now() / 1_000);
  const inteiro: Record<string, unknown> = {
    ...dados,
    tipo: 'acesso',
    iss: 'rateia',
    aud: 'rateia-api',
    iat: agora,
    exp: agora + 600,
    ...corpo,
  };
  const claims = Object.fromEntries(Object.entries(inteiro).filter(([nome]) => !sem.includes(nome)));
  const base = `${parte({ alg: 'HS256', typ: 'JWT', kid: chave.id, ...cabecalho })}.${parte(claims)}`;
  return `${base}.${assinatura ?? createHmac('sha256', segredo).update(base).digest('base64url')}`;
}
async function usar(token: string): Promise<number> {
  return (await mundo.chamar('getUsuario', {}, { como: { ...sessao, token } })).status;
}
function emSegundos(s: number): number {
  return Math.floor(Date.now() / 1_000) + s;
}

describe('forged access tokens (ASVS V9; test S4)', () => {
  it('accepts the real one, and one forged with nothing changed', async () => {
    expect(await usar(sessao.token)).toBe(200);
    expect(await usar(forjar({}))).toBe(200);
  });

  it.each<[string, () => Partes]>([
    ['alg none without signature', () => ({ cabecalho: { alg: 'none' }, assinatura: '' })],
    ['alg none with a signature', () => ({ cabecalho: { alg: 'none' } })],
    ['alg HS512', () => ({ cabecalho: { alg: 'HS512' } })],
    ['another key', () => ({ segredo: 'another key of a decent length' })],
    ['an empty key', () => ({ segredo: '' })],
    ['another key id', () => ({ cabecalho: { kid: 'k2' } })],
    ['no key id', () => ({ cabecalho: { kid: undefined } })],
    ['a key id that is a path', () => ({ cabecalho: { kid: '../../dev/null' }, segredo: '' })],
    ['no audience', () => ({ sem: ['aud'] })],
    ['another audience', () => ({ corpo: { aud: 'rateia-web' } })],
    ['no issuer', () => ({ sem: ['iss'] })],
    ['another issuer', () => ({ corpo: { iss: 'outro' } })],
    ['an issue date in the future', () => ({ corpo: { iat: emSegundos(600), exp: emSegundos(1_200) } })],
    ['no issue date', () => ({ sem: ['iat'] })],
    ['an end in the past', () => ({ corpo: { iat: emSegundos(-700), exp: emSegundos(-100) } })],
    ['no end', () => ({ sem: ['exp'] })],
    [
      'an end a year away on an old token',
      () => ({ corpo: { iat: emSegundos(-86_400), exp: emSegundos(31_536_000) } }),
    ],
    ['another type', () => ({ corpo: { tipo: 'renovacao' } })],
    ['no type', () => ({ sem: ['tipo'] })],
    ['the session of somebody else', () => ({ corpo: { sub: '999999' } })],
    ['a session that does not exist', () => ({ corpo: { sid: '00000000-0000-4000-8000-000000000000' } })],
    ['a session id that is not one', () => ({ corpo: { sid: "' or 1=1 --" } })],
    ['a subject that is an object', () => ({ corpo: { sub: { $ne: '' } } })],
  ])('refuses %s', async (_nome, partes) => {
    expect(await usar(forjar(partes()))).toBe(401);
  });

  it('refuses a token signed with a key pair under our key id (key confusion)', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const base = forjar({ cabecalho: { alg: 'EdDSA' } })
      .split('.')
      .slice(0, 2)
      .join('.');
    expect(await usar(`${base}.${sign(null, Buffer.from(base), privateKey).toString('base64url')}`)).toBe(401);
    const publica = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(await usar(forjar({ segredo: publica }))).toBe(401);
  });

  it('refuses the refresh token used as access, and anything that is not a token', async () => {
    for (const token of [sessao.refreshToken, '', 'a.b.c', '..', 'null', `${sessao.token}x`, sessao.token.slice(0, -2)])
      expect(await usar(token)).toBe(401);
  });

  it('refuses a token on another device, and without one', async () => {
    expect(
      (await mundo.chamar('getUsuario', {}, { como: { ...sessao, hashDispositivo: 'outro-aparelho-qualquer' } }))
        .status,
    ).toBe(401);
    expect((await mundo.chamar('getUsuario', {}, { como: { ...sessao, hashDispositivo: '' } })).status).toBe(401);
  });

  it('answers every refusal with the same bytes', async () => {
    const respostas = await Promise.all(
      [forjar({ sem: ['aud'] }), forjar({ segredo: 'x' }), 'a.b.c'].map((token) =>
        mundo.chamar('getUsuario', {}, { como: { ...sessao, token } }),
      ),
    );
    expect(new Set(respostas.map(({ bruto }) => bruto)).size).toBe(1);
  });
});
