import { caminhos } from '@rateia/contracts/caminhos';
import type { NomeChamada } from '@rateia/contracts/todas';
import { todasAsChamadas } from '@rateia/contracts/todas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import type { Pessoa } from './test/construtores.ts';
import { criarPessoaComSenha } from './test/sessoes.ts';

let mundo: Mundo;
let vitima: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  vitima = await criarPessoaComSenha(mundo);
});
afterAll(async () => await mundo.encerrar());

/**
 * The headers that a browser sends by itself to a page that another site points it at: cookies, and no header of that
 * site's choice.
 */
const DE_FORA = {
  origin: 'https://site-de-fora.exemplo',
  referer: 'https://site-de-fora.exemplo/premio',
  'sec-fetch-site': 'cross-site',
};
/** The content types that a form, an image or a request without preflight can declare. */
const TIPOS_DE_FORMULARIO = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

const ESCRITAS = (Object.keys(todasAsChamadas) as NomeChamada[]).filter((nome) => {
  const { method, auth } = todasAsChamadas[nome];
  return method !== 'GET' && auth !== 'provedor';
});
/** The unsubscribe of a mail program is a form, and its address is the secret (RFC 8058). */
const COM_FORMULARIO = ESCRITAS.filter((nome) => todasAsChamadas[nome].formulario === true);

async function pedir(nome: NomeChamada, cabecalhos: Record<string, string>, payload?: string) {
  const { method, path } = caminhos[nome];
  return await mundo.http.inject({
    method,
    url: path.replace(/\{\w+\}/g, '1'),
    headers: { ...DE_FORA, cookie: `token=${vitima.token}; sessao=${vitima.token}`, ...cabecalhos },
    ...(payload === undefined ? {} : { payload }),
  });
}

describe('A request that another site makes a browser send (ASVS 3.5.1, 3.5.2; spec A§4 Session)', () => {
  it.each(ESCRITAS)('%s: cookies are no login, and no form is read', async (nome) => {
    const { auth } = todasAsChamadas[nome];
    for (const tipo of TIPOS_DE_FORMULARIO) {
      const r = await pedir(nome, { 'content-type': tipo }, '{"email":"alvo@exemplo.com.br"}');
      const passou = r.statusCode < 400 && !COM_FORMULARIO.includes(nome);
      expect([tipo, passou]).toEqual([tipo, false]);
      expect(r.headers['access-control-allow-origin']).toBeUndefined();
      expect(r.headers['set-cookie']).toBeUndefined();
    }
    const semCorpo = await pedir(nome, {});
    if (auth === 'usuario' || auth === 'operador') expect(semCorpo.statusCode).toBe(401);
  });

  it('is read as a form by the unsubscribe of a mail program alone', () => {
    expect(COM_FORMULARIO).toEqual(['descadastrarComunicacao']);
  });

  it('is not let through by asking first: no other origin is allowed anything', async () => {
    for (const nome of ['updateUsuario', 'token', 'refreshToken'] as const) {
      const { path, method } = caminhos[nome];
      const r = await mundo.http.inject({
        method: 'OPTIONS',
        url: path,
        headers: {
          ...DE_FORA,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(Object.keys(r.headers).filter((h) => h.startsWith('access-control-'))).toEqual([]);
    }
  });
});
