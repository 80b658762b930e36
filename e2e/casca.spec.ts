import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ENDERECO } from './ambiente.ts';
import { arquivoDaTela, chegaOResto, convidaParaInstalar, NOVA_VERSAO, serveVersao } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';

const CHROME_NO_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const DEZ_DIAS_MS = 864_000_000;

test.describe('Install prompt (spec 1, §4)', () => {
  test('comes after 9 s, says when it failed, and is silent for ten days after a refusal', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      userAgent: CHROME_NO_ANDROID,
      viewport: CELULAR,
    });
    const convite = (de: Page) => de.getByRole('region', { name: 'Instalar o aplicativo' });
    await pagina.clock.install();
    await pagina.goto('/grupos');
    await chegaOResto(pagina);
    await convidaParaInstalar(pagina);
    await expect(convite(pagina)).toHaveCount(0);
    await pagina.clock.runFor(9_000);
    await convite(pagina).getByRole('button', { name: 'Instalar aplicativo' }).click();
    await expect(pagina.getByText('Não foi possível instalar o aplicativo, tente novamente mais tarde!')).toBeVisible();
    await convite(pagina).getByRole('button', { name: 'Agora não' }).click();
    await expect(convite(pagina)).toHaveCount(0);

    for (const [depois, aparece] of [
      [DEZ_DIAS_MS - 60_000, 0],
      [DEZ_DIAS_MS + 60_000, 1],
    ] as const) {
      const outra = await pagina.context().newPage();
      await outra.clock.install({ time: Date.now() + depois });
      await outra.goto('/grupos');
      await chegaOResto(outra);
      await convidaParaInstalar(outra);
      await outra.clock.runFor(10_000);
      await expect(convite(outra)).toHaveCount(aparece);
      await outra.close();
    }
  });
});

test.describe('Version check (spec 1, §4)', () => {
  test('another version is offered for 15 s, then the page renews itself, once', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await serveVersao(pagina, NOVA_VERSAO);
    await pagina.clock.install();
    await pagina.goto('/grupos');
    await chegaOResto(pagina);
    const oferta = pagina.getByText('Há uma versão nova da Rateia.');
    await pagina.clock.runFor(5_000);
    await expect(oferta).toBeVisible();
    await expect(pagina.getByRole('button', { name: 'Atualizar' })).toBeVisible();
    await pagina.clock.runFor(15_000);
    await expect(pagina.getByText('Aguarde, estamos atualizando para você')).toBeVisible();
    const recarregada = pagina.waitForEvent('load');
    await pagina.clock.runFor(1_500);
    await recarregada;
    await chegaOResto(pagina);
    await pagina.clock.runFor(20_000);
    await expect(oferta).toHaveCount(0);
  });

  test('nobody is disturbed during a payment', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await serveVersao(pagina, NOVA_VERSAO);
    await pagina.clock.install();
    await pagina.goto('/carteira/adicionar/valor');
    await chegaOResto(pagina);
    const perguntada = pagina.waitForResponse('**/api/versao');
    await pagina.clock.runFor(5_000);
    await perguntada;
    await pagina.clock.runFor(30_000);
    await expect(pagina.getByText('Há uma versão nova da Rateia.')).toHaveCount(0);
  });

  test('the version page says which one is here', async ({ page }) => {
    await page.goto('/versao');
    await expect(page.getByText('Você está com a versão mais nova da Rateia.')).toBeVisible();
  });
});

test.describe('Cookie consent (spec 1, §4)', () => {
  test('refused: nothing of others is loaded; incomplete: asked again; given: the tag manager hears the errors', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, {
      storageState: { cookies: [], origins: [] },
      bypassCSP: true,
    });
    const deOutros: string[] = [];
    await pagina.route('**/api/v1/marketing/configuracao', (rota) =>
      rota.fulfill({ json: { tagManager: 'GTM-TESTE1' } }),
    );
    await pagina.route('https://www.googletagmanager.com/**', (rota) => {
      deOutros.push(rota.request().url());
      return rota.fulfill({ contentType: 'text/javascript', body: '' });
    });
    const barra = pagina.getByRole('region', { name: 'Cookies' });
    await pagina.goto('/login');
    const gravada = pagina.waitForResponse('**/privacidade/consentimento-cookies');
    await barra.getByRole('button', { name: 'Recusar' }).click();
    expect((await gravada).status()).toBe(204);
    await expect(barra).toHaveCount(0);
    expect(await consentido(pagina)).toMatchObject({ necessary: true, analytics_storage: false, ad_storage: false });
    expect(deOutros).toEqual([]);

    await pagina.context().clearCookies();
    await pagina
      .context()
      .addCookies([{ name: 'rateia_consentimento', value: encodeURIComponent('{"necessary":true}'), url: ENDERECO }]);
    await pagina.reload();
    await barra.getByRole('button', { name: 'Escolher' }).click();
    const niveis = pagina.getByRole('dialog', { name: 'Escolha os cookies' });
    await expect(niveis.getByRole('switch', { name: /^Necessários/ })).toBeDisabled();
    await niveis.getByRole('switch', { name: /^Medição/ }).check();
    await niveis.getByRole('button', { name: 'Salvar escolha' }).click();
    await expect.poll(() => deOutros).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TESTE1']);
    expect(await consentido(pagina)).toMatchObject({ analytics_storage: true, ad_storage: false });

    await pagina.getByLabel('E-mail').fill('ninguem@exemplo.com.br');
    await pagina.getByLabel('Senha', { exact: true }).fill('Senha-Errada-1');
    await pagina.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(pagina.getByRole('alert')).toContainText('E-mail ou senha');
    const eventos = await pagina.evaluate<unknown[]>('window.dataLayer');
    expect(eventos).toContainEqual(
      expect.objectContaining({ categoria: 'error', acao: 'http: 400', rotulo: 'E-mail ou senha não conferem.' }),
    );
  });
});

test('an answer given before a login becomes that of the account, once (spec 1, §4)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  const vinculada = pagina.waitForResponse('**/privacidade/consentimento-cookies/conta');
  await pagina.goto('/grupos');
  expect((await vinculada).status()).toBe(204);
  let vezes = 0;
  pagina.on('request', (pedido) => {
    if (pedido.url().endsWith('/consentimento-cookies/conta')) vezes += 1;
  });
  await pagina.reload();
  await expect(pagina.locator('[data-rede]')).toBeAttached();
  await expect(pagina.getByRole('heading', { name: 'Recomendados para você' })).toBeVisible();
  expect(vezes).toBe(0);
});

test.describe('Network and parts of the app (spec 1, §4; REGRAS 2.14)', () => {
  test('without network the app stands up and says so; with it, it goes on by itself', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      serviceWorkers: 'allow',
    });
    await pagina.goto('/grupos');
    await expect.poll(() => pagina.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    const guardado = await pagina.evaluate<string[]>(
      'caches.keys().then((n) => Promise.all(n.map((k) => caches.open(k).then((c) => c.keys())))).then((l) => l.flat().map((r) => new URL(r.url).pathname))',
    );
    expect(guardado.filter((caminho) => caminho.startsWith('/api/'))).toEqual([]);
    await pagina.context().setOffline(true);
    await expect(pagina.getByText('Você está sem conexão. O que aparece aqui pode ter mudado.')).toBeVisible();
    await pagina.goto('/reclamacao-que-nao-existe');
    await expect(pagina.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible();
    await pagina.goto('/ajuda');
    await expect(pagina.getByRole('heading', { name: 'Você está sem conexão' })).toBeVisible();
    await pagina.context().setOffline(false);
    await expect(pagina.getByRole('heading', { name: 'Ajuda', level: 1 })).toBeVisible();
  });

  test('a part that is gone reloads the page once, then asks, with the version, and is told once', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    let relatos = 0;
    let paginas = 0;
    await pagina.route('**/api/v1/erro-da-pagina', (rota) => {
      relatos += 1;
      return rota.fulfill({ status: 204 });
    });
    await pagina.route(arquivoDaTela('src/features/grupos/screens/pesquisa.tsx'), (rota) => rota.abort());
    await pagina.goto('/grupos');
    pagina.on('load', () => {
      paginas += 1;
    });
    await pagina.getByRole('link', { name: 'Pesquisar', exact: true }).click();
    await expect(pagina.getByRole('heading', { name: 'Esta página não carregou' })).toBeVisible();
    await expect(pagina.getByText(/^Versão \d+\.\d+\.\d+\.\d+$/)).toBeVisible();
    await expect.poll(() => ({ paginas, relatos })).toEqual({ paginas: 1, relatos: 1 });
    await pagina.unroute(arquivoDaTela('src/features/grupos/screens/pesquisa.tsx'));
    await pagina.getByRole('button', { name: 'Atualizar' }).click();
    await expect(pagina.getByText(/grupos encontrados/)).toBeVisible();
    expect(relatos).toBe(1);
  });
});

async function consentido(pagina: Page): Promise<unknown> {
  const cookie = (await pagina.context().cookies()).find(({ name }) => name === 'rateia_consentimento');
  return JSON.parse(decodeURIComponent(decodeURIComponent(cookie?.value ?? '')));
}
