import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../test/app.ts';
import { criarMundo } from '../../test/app.ts';
import type { Pessoa } from '../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../test/construtores.ts';
import { criarGrupo } from '../../test/grupos.ts';

let mundo: Mundo;
let pasta: string;
let ana: Pessoa;
/** Cards are remembered for half a minute of the machine's clock. */
let parede = Date.now();

beforeAll(async () => {
  pasta = mkdtempSync(join(tmpdir(), 'rateia-previas-'));
  mkdirSync(join(pasta, 'paginas'));
  const html = '<head><!--previa--><!--/previa--></head>';
  for (const nome of ['index.html', 'paginas/grupo.html', 'paginas/r.html']) writeFileSync(join(pasta, nome), html);
  const indice = [
    { path: '/grupo/{id}', arquivo: 'paginas/grupo.html' },
    { path: '/r/{link}', arquivo: 'paginas/r.html' },
  ];
  writeFileSync(join(pasta, 'paginas/indice.json'), JSON.stringify(indice));
  mundo = await criarMundo({ ambiente: { WEB_DIST: pasta }, parede: () => parede });
  await criarCatalogo(mundo);
  ana = await criarPessoa(mundo, { nome: 'Ana' });
});
afterAll(async () => {
  await mundo.encerrar();
  rmSync(pasta, { recursive: true, force: true });
});

const pagina = async (url: string) => {
  parede += 60_000;
  const resposta = await mundo.http.inject({ url });
  expect(resposta.statusCode).toBe(200);
  return resposta;
};
const valores = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, n, v]) => [n, v]),
  );
const DO_PRODUTO = 'Rateia: divida a conta das suas assinaturas';

describe('The preview of a shared link (issue 3 Marketing)', () => {
  it('of a public group says service, price of a seat and free seats, and needs no login', async () => {
    const { id } = await criarGrupo(mundo);
    const { body, headers } = await pagina(`/grupo/${id}?utm_source=grupo&utm_content=whatsapp`);
    const { appUrl } = mundo.config;
    expect(valores(body)).toEqual({
      description: '2 vagas livres. Divida a assinatura na Rateia e pague só a sua parte.',
      'og:type': 'website',
      'og:site_name': 'Rateia',
      'og:locale': 'pt_BR',
      'og:title': 'Cine Mais por R$\u00A09,50 por mês',
      'og:description': '2 vagas livres. Divida a assinatura na Rateia e pague só a sua parte.',
      'og:url': `${appUrl}/grupo/${id}`,
      'og:image': `${appUrl}/previa.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': DO_PRODUTO,
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Cine Mais por R$\u00A09,50 por mês',
      'twitter:description': '2 vagas livres. Divida a assinatura na Rateia e pague só a sua parte.',
      'twitter:image': `${appUrl}/previa.png`,
    });
    expect(body).toContain(`<link rel="canonical" href="${appUrl}/grupo/${id}" />`);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('holds nothing that a person wrote: not the name, not the rules, not who runs it', async () => {
    const nome = '"><script>alert(1)</script>';
    const { id } = await criarGrupo(mundo, { administrador: ana, descricao: 'Telefone 11 91234-5678' });
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ nome }).where('id', '=', id).execute();
    const { body } = await pagina(`/grupo/${id}`);
    expect(body).not.toMatch(/<script|alert|Ana|91234|Um aparelho/);
  });

  it('is escaped, whatever the catalogue calls a service', async () => {
    const { id } = await criarGrupo(mundo);
    const { db } = mundo.aplicacao.deps;
    await db.updateTable('servicos').set({ nome: `"/><img src=x onerror='a'>` }).where('id', '=', 10).execute();
    const { body } = await pagina(`/grupo/${id}`);
    await db.updateTable('servicos').set({ nome: 'Cine Mais' }).where('id', '=', 10).execute();
    expect(body).not.toContain('<img');
    expect(valores(body)['og:title']).toBe('&quot;/&gt;&lt;img src=x onerror=&#39;a&#39;&gt; por R$\u00A09,50 por mês');
  });

  it("of a private, an ended and an unknown group is one and the same: the product's", async () => {
    const { id: privado } = await criarGrupo(mundo, { visibilidade: 3 });
    const { id: encerrado } = await criarGrupo(mundo);
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ status: 55 }).where('id', '=', encerrado).execute();
    const paginas = await Promise.all(
      [privado, encerrado, 99_999_999].map(async (id) => (await pagina(`/grupo/${id}`)).body),
    );
    expect(new Set(paginas).size).toBe(1);
    expect(valores(paginas[0] ?? '')['og:title']).toBe(DO_PRODUTO);
    expect(valores(paginas[0] ?? '')['og:url']).toBe(`${mundo.config.appUrl}/`);
  });

  it.each([
    '/grupo/0',
    '/grupo/abc',
    '/grupo/99999999999999999999',
    "/grupo/1'--",
    '/loteria/3',
    '/r/curto',
    '/r/k7mx2p9w',
    '/',
  ])("of %s is the product's", async (url) => {
    expect(valores((await pagina(url)).body)['og:title']).toBe(DO_PRODUTO);
  });

  it('of a short link is that of the group it leads to, and counts no visit', async () => {
    const { id } = await criarGrupo(mundo);
    const { corpo } = await mundo.chamar('createLink', { idGrupo: id }, { como: ana });
    const { body } = await pagina(`/r/${corpo.codigo}`);
    expect(valores(body)).toMatchObject({
      'og:title': 'Cine Mais por R$\u00A09,50 por mês',
      'og:url': `${mundo.config.appUrl}/grupo/${id}`,
    });
    expect((await mundo.chamar('getLinkDoGrupo', { id }, { como: ana })).corpo.link?.visitas).toBe(0);
    await mundo.aplicacao.deps.db.updateTable('links_curtos').set({ desligado_em: mundo.agora() }).execute();
    expect(valores((await pagina(`/r/${corpo.codigo}`)).body)['og:title']).toBe(DO_PRODUTO);
  });

  it('is remembered for half a minute', async () => {
    const { id } = await criarGrupo(mundo);
    await pagina(`/grupo/${id}`);
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ visibilidade: 3 }).where('id', '=', id).execute();
    const antes = await mundo.http.inject({ url: `/grupo/${id}` });
    expect(valores(antes.body)['og:title']).toContain('Cine');
    parede += 30_001;
    const depois = await mundo.http.inject({ url: `/grupo/${id}` });
    expect(valores(depois.body)['og:title']).toBe(DO_PRODUTO);
  });
});
