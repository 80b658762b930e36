import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa } from '../../../test/construtores.ts';
import { criarGrupo } from '../../../test/grupos.ts';
import { montados } from '../../../test/trilhas.ts';
import { previasDasPaginas } from './previas.ts';

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

async function pagina(url: string) {
  parede += 60_000;
  const resposta = await mundo.http.inject({ url });
  expect(resposta.statusCode).toBe(200);
  return resposta;
}
function valores(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, n, v]) => [n, v]),
  );
}
const DO_PRODUTO = 'Rateia: divida a conta das suas assinaturas';

describe('The preview of a shared link (REGRAS 2.23)', () => {
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
      'og:image': `${appUrl}/api/v1/marketing/previa/grupo/${id}?v=950-2-2`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Cine Mais por R$\u00A09,50 por mês',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Cine Mais por R$\u00A09,50 por mês',
      'twitter:description': '2 vagas livres. Divida a assinatura na Rateia e pague só a sua parte.',
      'twitter:image': `${appUrl}/api/v1/marketing/previa/grupo/${id}?v=950-2-2`,
    });
    expect(body).toContain(`<link rel="canonical" href="${appUrl}/grupo/${id}" />`);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('holds nothing that a person wrote: not the name, not the rules, not the administrator', async () => {
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
    await montados(mundo.aplicacao.deps.db, 'grupo', [encerrado]);
    const paginas = await Promise.all(
      [privado, encerrado, 99_999_999].map(async (id) => (await pagina(`/grupo/${id}`)).body),
    );
    expect(new Set(paginas).size).toBe(1);
    expect(valores(paginas[0] ?? '')['og:title']).toBe(DO_PRODUTO);
    expect(valores(paginas[0] ?? '')['og:url']).toBe(`${mundo.config.appUrl}/`);
    expect(valores(paginas[0] ?? '')['og:image']).toBe(`${mundo.config.appUrl}/previa.png`);
  });

  it.each([
    '/grupo/0',
    '/grupo/abc',
    '/grupo/99999999999999999999',
    "/grupo/1'--",
    '/loteria/abc',
    '/c/abc',
    '/loteria-recorrente/1%27--',
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

  it.each(['/loteria/3', '/loteria-recorrente/7', '/c/2'])(
    'of a pool, %s, explains pools: the same whether there is such a pool or not, and for adults',
    async (caminho) => {
      const { body } = await pagina(`${caminho}?utm_source=grupo`);
      expect(valores(body)).toMatchObject({
        'og:title': 'Um bolão na Rateia',
        'og:description': 'Jogos, cotas e recibos ficam à vista de quem participa. Para maiores de 18 anos.',
        'og:url': `${mundo.config.appUrl}${caminho}`,
        'og:image': `${mundo.config.appUrl}/previa.png`,
      });
    },
  );

  it("of a pool is the product's while the configuration does not promote lotteries", async () => {
    const { deps } = mundo.aplicacao;
    const regras = await deps.regras();
    const semLoterias = { ...regras, marketing: { ...regras.marketing, divulgaLoterias: false } };
    const previas = previasDasPaginas({ ...deps, regras: async () => semLoterias });
    expect((await previas['/loteria/{id}']?.({ id: '3' }))?.cartao.titulo).toBe(DO_PRODUTO);
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

  it('has a picture of its own for a public group, for any reader, and none for other groups', async () => {
    const { id } = await criarGrupo(mundo);
    const { body } = await pagina(`/grupo/${id}`);
    const endereco = new URL(valores(body)['og:image'] ?? '');
    const imagem = await mundo.http.inject({ url: `${endereco.pathname}${endereco.search}` });
    expect(imagem.statusCode).toBe(200);
    expect(imagem.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
    const { format, width, height } = await sharp(imagem.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });

    const { id: privado } = await criarGrupo(mundo, { visibilidade: 3 });
    const { id: encerrado } = await criarGrupo(mundo);
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ status: 55 }).where('id', '=', encerrado).execute();
    await montados(mundo.aplicacao.deps.db, 'grupo', [encerrado]);
    const [semRequisicao, ...outras] = await Promise.all(
      [privado, encerrado, 99_999_999].map(async (outro) => {
        const { statusCode, body: corpo } = await mundo.http.inject({ url: `/api/v1/marketing/previa/grupo/${outro}` });
        return { statusCode, message: (JSON.parse(corpo) as { readonly message: string }).message };
      }),
    );
    expect(semRequisicao?.statusCode).toBe(404);
    expect(outras).toEqual([semRequisicao, semRequisicao]);
  });

  it('has no picture while too many are drawn, and is not remembered for that', async () => {
    const { id } = await criarGrupo(mundo);
    const { imagens } = mundo.aplicacao.deps.gateways;
    const { desenhar } = imagens;
    async function pedir() {
      return (await mundo.http.inject({ url: `/api/v1/marketing/previa/grupo/${id}` })).statusCode;
    }
    Object.assign(imagens, { desenhar: async () => undefined });
    expect(await pedir()).toBe(503);
    Object.assign(imagens, { desenhar });
    expect(await pedir()).toBe(200);
  });

  it('is another picture when the price or the free seats are others', async () => {
    const { id } = await criarGrupo(mundo);
    const antes = valores((await pagina(`/grupo/${id}`)).body)['og:image'];
    await mundo.aplicacao.deps.db.updateTable('grupos').set({ valor_taxa: 99 }).where('id', '=', id).execute();
    expect(valores((await pagina(`/grupo/${id}`)).body)['og:image']).not.toBe(antes);
  });
});
