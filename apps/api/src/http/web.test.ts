import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registrarWeb } from './web.ts';

let pasta: string;
let app: FastifyInstance;

beforeEach(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-web-servida-'));
  mkdirSync(join(pasta, 'assets'));
  mkdirSync(join(pasta, 'paginas'));
  const arquivos: Record<string, string> = {
    'index.html': 'any page<!--previa--><meta name="description" content="x" /><!--/previa-->',
    'paginas/convite.html': 'a convite <!--previa--><!--/previa--> end',
    'assets/index-1.js': 'script',
    'assets/index-1.js.br': 'script in brotli',
    'paginas/grupo.html': 'a group',
    'paginas/grupoMembro.html': 'a seat',
    'paginas/indice.json': JSON.stringify([
      { path: '/grupo/{id}', arquivo: 'paginas/grupo.html' },
      { path: '/grupo/membro/{id}', arquivo: 'paginas/grupoMembro.html' },
      { path: '/convite/{codigo}', arquivo: 'paginas/convite.html' },
    ]),
  };
  for (const [nome, texto] of Object.entries(arquivos)) writeFileSync(join(pasta, nome), texto);
  app = Fastify();
  app.setErrorHandler((_erro, _pedido, resposta) => resposta.code(404).send('not found'));
  await app.register(helmet);
  await registrarWeb(app, {
    pasta,
    appUrl: 'https://rateia.exemplo',
    previas: {
      '/convite/{codigo}': async ({ codigo = '' }) => {
        if (codigo === 'quebra') throw new Error('no database');
        return { cartao: { titulo: `Convite "$&" ${codigo}`, descricao: '<b>' }, caminho: `/convite/${codigo}` };
      },
    },
  });
});

afterEach(async () => {
  await app.close();
  rmSync(pasta, { recursive: true, force: true });
});

describe('The web app as it is served (DESEMPENHO)', () => {
  it.each([
    ['/grupo/12', 'a group'],
    ['/grupo/12?vagas=2', 'a group'],
    ['/grupo/membro/12', 'a seat'],
    ['/an/address/of/the/spa', 'any page'],
    ['/', 'any page'],
  ])('gives %s the page of its route, with headers that forbid keeping it without asking', async (url, texto) => {
    const resposta = await app.inject({ url });
    expect(resposta.statusCode).toBe(200);
    expect(resposta.body).toMatch(new RegExp(`^${texto}`));
    expect(resposta.headers['cache-control']).toBe('no-cache');
    expect(resposta.headers['content-type']).toMatch('text/html');
  });

  it.each(['/grupo/12', '/an/address/of/the/spa', '/'])('answers HEAD of %s as it answers GET', async (url) => {
    const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url });
    expect([statusCode, headers['content-type'], body]).toEqual([200, expect.stringMatching('text/html'), '']);
  });

  it('sends a hashed file as it was compressed at build time, to be kept for a year', async () => {
    const resposta = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(resposta.body).toBe('script in brotli');
    expect(resposta.headers['content-encoding']).toBe('br');
    expect(resposta.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('says on a page what a browser must hold to, and on a script only what concerns it', async () => {
    const pagina = await app.inject({ url: '/grupo/12' });
    const script = await app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': 'br' } });
    expect(pagina.headers).toHaveProperty('content-security-policy');
    expect(pagina.headers).toHaveProperty('x-frame-options');
    expect(script.headers).not.toHaveProperty('content-security-policy');
    expect(script.headers['x-content-type-options']).toBe('nosniff');
    expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each(['/assets/gone.js', '/api/v1/nothing'])('has no page for %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

describe('The preview of a link (REGRAS 2.23)', () => {
  async function pagina(url: string) {
    return (await app.inject({ url })).body;
  }

  it('stands in the page where the build left room, escaped, with whole addresses', async () => {
    const corpo = await pagina('/convite/x%22%3E%3Cscript%3E?utm_source=grupo');
    expect(corpo).toContain(
      '<meta property="og:title" content="Convite &quot;$&amp;&quot; x&quot;&gt;&lt;script&gt;" />',
    );
    expect(corpo).toContain('<meta name="twitter:description" content="&lt;b&gt;" />');
    expect(corpo).toContain('<link rel="canonical" href="https://rateia.exemplo/convite/x%22%3E%3Cscript%3E" />');
    expect(corpo).toContain('<meta property="og:image" content="https://rateia.exemplo/previa.png" />');
    expect(corpo).not.toContain('<script>');
    expect(corpo).toMatch(/ end$/);
  });

  it("is the product's on any other address, and when the page's own cannot be had", async () => {
    for (const url of ['/', '/loteria/12', '/convite/quebra']) {
      const corpo = await pagina(url);
      expect(corpo).toContain('<meta property="og:title" content="Rateia: divida a conta das suas assinaturas" />');
      expect(corpo).toContain('<link rel="canonical" href="https://rateia.exemplo/" />');
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await app.inject({ url: '/convite/a' });
    const outra = await app.inject({ url: '/convite/a', headers: { 'if-none-match': String(headers.etag) } });
    expect(outra.statusCode).toBe(304);
    expect(outra.body).toBe('');
    expect(
      (await app.inject({ url: '/convite/b', headers: { 'if-none-match': String(headers.etag) } })).statusCode,
    ).toBe(200);
  });
});
