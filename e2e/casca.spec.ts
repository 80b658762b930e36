import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { arquivoDaTela, chegaOResto, convidaParaInstalar, NOVA_VERSAO, serveVersao } from './vocabulary/casca.ts';
import { chamar, sessaoDe } from './vocabulary/chamadas.ts';
import { reais } from './vocabulary/dinheiro.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { painel } from './vocabulary/notificacoes.ts';
import { codigoDoPagamento, pessoaPronta } from './vocabulary/preparo.ts';

const CHROME_NO_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const DEZ_DIAS_MS = 864_000_000;
const MODAIS = 'src/features/marketing/components/modais.tsx';
const BANNERS = 'src/features/marketing/components/banners.tsx';
const QRCODE = '../../node_modules/qrcode/lib/core/qrcode.js';
const PIX = 12;
const PAINEL = 'src/features/notificacoes/components/painel.tsx';
function nomeDo(fonte: string): string {
  return arquivoDaTela(fonte).replaceAll('*', '');
}

test('a browser below the floor is told so, instead of a white page (ADR 036)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { viewport: CELULAR });
  const aviso = pagina.getByText('Este navegador é antigo demais para a Rateia');
  await pagina.goto('/login');
  await expect(pagina.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await expect(aviso).toBeHidden();
  // The browser behaves as if it did not know popovers, nor the features that came with them.
  await pagina.route('**/assets/*.css', async (rota) => {
    const resposta = await rota.fetch();
    const css = await resposta.text();
    await rota.fulfill({ response: resposta, body: css.replaceAll('selector(:popover-open)', 'selector(:futuro)') });
  });
  await pagina.route('**/assets/*.js', (rota) => rota.abort());
  await pagina.reload();
  await expect(aviso).toBeVisible();
  await expect(pagina.getByText('A Rateia funciona no Safari 17, no Chrome 114')).toBeVisible();
  await pagina.context().close();
});

test.describe('Install prompt (spec 1, §4)', () => {
  test('comes after 9 s, says when it failed, and is silent for ten days after a refusal', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      userAgent: CHROME_NO_ANDROID,
      viewport: CELULAR,
    });
    function convite(de: Page) {
      return de.getByRole('region', { name: 'Instalar o aplicativo' });
    }
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
    await pagina.route(arquivoDaTela('src/features/grupos/vitrine/screens/pesquisa.tsx'), (rota) => rota.abort());
    await pagina.goto('/grupos');
    pagina.on('load', () => {
      paginas += 1;
    });
    await pagina.getByRole('link', { name: 'Pesquisar', exact: true }).click();
    await expect(pagina.getByRole('heading', { name: 'Esta página não carregou' })).toBeVisible();
    await expect(pagina.getByText(/^Versão \d+\.\d+\.\d+\.\d+$/)).toBeVisible();
    await expect.poll(() => ({ paginas, relatos })).toEqual({ paginas: 1, relatos: 1 });
    await pagina.unroute(arquivoDaTela('src/features/grupos/vitrine/screens/pesquisa.tsx'));
    await test.step('gone still the next time: the bar of progress ends in its colour of a failure', async () => {
      const presa = Promise.withResolvers<void>();
      await pagina.route(arquivoDaTela('src/features/grupos/vitrine/screens/pesquisa.tsx'), async (rota) => {
        await presa.promise;
        await rota.abort();
      });
      await pagina.goto('/grupos');
      await pagina.clock.install();
      await chegaOResto(pagina);
      await pagina.clock.pauseAt(Date.now() + 60_000);
      await pagina.getByRole('link', { name: 'Pesquisar', exact: true }).click();
      await pagina.clock.runFor(500);
      const barra = pagina.getByRole('progressbar', { name: 'Carregando a página' });
      const cor = barra.locator('[data-estado]');
      await expect(cor).toHaveAttribute('data-estado', 'andando');
      const andando = await cor.evaluate((parte) => getComputedStyle(parte).backgroundColor);
      presa.resolve();
      await expect(pagina.getByRole('heading', { name: 'Esta página não carregou' })).toBeVisible();
      await pagina.clock.runFor(400);
      await expect(cor).toHaveAttribute('data-estado', 'falhou');
      await expect(barra).toHaveAttribute('aria-valuenow', '100');
      await expect(cor).not.toHaveCSS('background-color', andando);
      await pagina.clock.runFor(400);
      await expect(barra).toHaveCount(0);
      await pagina.clock.resume();
      await pagina.unroute(arquivoDaTela('src/features/grupos/vitrine/screens/pesquisa.tsx'));
    });
    await pagina.getByRole('button', { name: 'Atualizar' }).click();
    await expect(pagina.getByText(/grupos encontrados/)).toBeVisible();
    // Each page without the part reports it once.
    expect(relatos).toBe(2);
  });

  test('a promotion leaves its place empty; a part that the person opened says that it did not load, and loads', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    function inteira() {
      return expect(pagina.getByRole('heading', { name: 'Recomendados para você' })).toBeVisible();
    }
    const relatos: string[] = [];
    await pagina.route('**/api/v1/erro-da-pagina', (rota) => {
      relatos.push((rota.request().postDataJSON() as { readonly mensagem: string }).mensagem);
      return rota.fulfill({ status: 204 });
    });
    const modais = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith(nomeDo(MODAIS)));
    const banners = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith(nomeDo(BANNERS)));
    for (const fonte of [MODAIS, BANNERS, PAINEL]) await pagina.route(arquivoDaTela(fonte), (rota) => rota.abort());
    await pagina.goto('/grupos');
    await Promise.all([modais, banners]);
    await inteira();
    await pagina.getByRole('button', { name: /^Notificações/ }).click();
    await expect(painel(pagina).getByRole('heading', { name: 'As notificações não carregaram' })).toBeVisible();
    await inteira();
    // Each of the three is reported, whether or not the person can see that it is missing.
    await expect.poll(() => relatos).toHaveLength(3);
    expect(relatos).toContainEqual(expect.stringContaining(nomeDo(MODAIS)));
    expect(relatos).toContainEqual(expect.stringContaining(nomeDo(BANNERS)));
    expect(relatos).toContain('part did not load: painel de notificações');
    const faltou = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().includes(nomeDo(PAINEL)));
    await painel(pagina).getByRole('button', { name: 'Tentar novamente' }).click();
    await faltou;
    await expect(painel(pagina).getByRole('heading', { name: 'As notificações não carregaram' })).toBeVisible();
    await pagina.unroute(arquivoDaTela(PAINEL));
    await test.step('closed and opened again, it is requested again', async () => {
      await pagina.keyboard.press('Escape');
      await expect(painel(pagina)).toBeHidden();
      await pagina.getByRole('button', { name: /^Notificações/ }).click();
      await expect(painel(pagina).getByRole('tablist')).toBeVisible();
    });
    await inteira();
  });

  test('a QR code that does not come says what serves in its place, is told, and comes when it is tried again', async ({
    browser,
  }) => {
    const { sessao } = await pessoaPronta('Ivo', 'Nogueira');
    const { idPagamento } = await chamar<{ readonly idPagamento: string }>('POST /credito/comprar', {
      como: sessao,
      corpo: { valor: reais('30,00'), meioPagamento: PIX },
    });
    await codigoDoPagamento(sessao, idPagamento);
    const { pagina } = await abrirNavegador(browser, { sessao });
    await pagina.route(arquivoDaTela(QRCODE), (rota) => rota.abort());
    await pagina.goto(`/checkout/pagamento/processando/pix?idPagamento=${idPagamento}`);
    const falta = pagina.getByRole('alert').filter({ visible: true });
    await expect(falta).toHaveText('O QR code não carregou. Use o código copia e cola.');
    const deNovo = pagina.getByRole('button', { name: 'Tentar novamente' }).filter({ visible: true });
    // The module that reports errors comes after the first paint.
    await expect(pagina.locator('[data-rede]')).toBeAttached();
    const relato = pagina.waitForRequest('**/api/v1/erro-da-pagina');
    await deNovo.click();
    expect((await relato).postDataJSON()).toMatchObject({ mensagem: expect.stringContaining(nomeDo(QRCODE)) });
    await pagina.unroute(arquivoDaTela(QRCODE));
    await deNovo.click();
    await expect(pagina.getByRole('img', { name: /^QR code do Pix/ }).locator('svg')).toBeVisible();
    await expect(falta).toHaveCount(0);
  });

  test('the counts of notifications, whose part did not come, are live again once the page is seen again', async ({
    browser,
  }) => {
    const { sessao } = await pessoaPronta('Ivo', 'Nogueira');
    const { pagina } = await abrirNavegador(browser, { sessao });
    const fonte = 'src/app/shell/acompanhar-notificacoes.ts';
    const arquivo = arquivoDaTela(fonte);
    const faltou = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith(nomeDo(fonte)));
    await pagina.route(arquivo, (rota) => rota.abort());
    await pagina.goto('/grupos');
    await faltou;
    await pagina.unroute(arquivo);
    const eventos = pagina.waitForRequest('**/api/v1/notificacoes/eventos');
    await pagina.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventos;
  });

  test('a confirmation that cannot be asked fails its call, and is asked when it is tried again', async ({
    browser,
  }) => {
    const { sessao } = await pessoaPronta('Ivo', 'Nogueira');
    const { pagina } = await abrirNavegador(browser, { sessao });
    const arquivo = arquivoDaTela('src/app/confirmacao/confirmacao-dialogo.tsx');
    await pagina.route(arquivo, (rota) => rota.abort());
    await pagina.goto('/perfil/seguranca');
    await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
    const dialogo = pagina.getByRole('dialog');
    await expect(dialogo.getByText(/^Não conseguimos falar com o servidor/)).toBeVisible();
    await pagina.unroute(arquivo);
    await dialogo.getByRole('button').last().click();
    await expect(dialogo).toHaveCount(0);
    await pagina.getByRole('button', { name: 'Ativar o aplicativo autenticador' }).click();
    await expect(dialogo.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  });

  test('/login without what comes after it still lets people in', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser);
    const fonte = 'src/app/depois/depois.tsx';
    const falhou = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith(nomeDo(fonte)));
    await pagina.route(arquivoDaTela(fonte), (rota) => rota.abort());
    await pagina.goto('/login');
    await falhou;
    await expect(pagina.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(pagina.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  });
});
