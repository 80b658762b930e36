import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { chegaOResto, convidaParaInstalar, NOVA_VERSAO, serveVersao } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { cookieDeAnos } from './vocabulary/cookies.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { notificacaoCom, respondeComNotificacoes } from './vocabulary/navegacao.ts';
import { abrirNavegador, CELULAR, MESA } from './vocabulary/navegador.ts';

const CHROME_NO_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const SAFARI_NO_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const UM_MINUTO_MS = 60_000;
/** Px within which something stands at an edge. */
const BEM_PERTO = 32;
function principal(pagina: Page): Locator {
  return pagina.getByRole('navigation', { name: 'Principal' });
}

test.describe('Notifications lead where their link says (spec 1, §4)', () => {
  test('internal marker: the detail page; http: a new tab; a route of ours: there; a place-holder: nowhere', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    const lidas: string[] = [];
    await respondeComNotificacoes(pagina, [
      notificacaoCom({ id: 1, titulo: 'Por dentro', link: 'interno' }),
      notificacaoCom({ id: 2, titulo: 'Por fora', link: 'https://exemplo.com.br/novidade' }),
      notificacaoCom({ id: 3, titulo: 'Nossa', link: '/meus-grupos' }),
      notificacaoCom({ id: 4, titulo: 'Sem lugar', link: '#' }),
    ]);
    await pagina.route('**/api/v1/notificacoes/ler?*', (rota) => {
      lidas.push(new URL(rota.request().url()).searchParams.get('id') ?? '');
      return rota.fulfill({ status: 500, json: {} });
    });
    await pagina.goto('/notificacoes');
    function ligacao(titulo: string) {
      return pagina.getByRole('link', { name: `Clique Aqui: ${titulo}` });
    }
    await expect(ligacao('Por dentro')).toHaveAttribute('href', /\/notificacoes\/detalhe\?id=1$/);
    await expect(ligacao('Por fora')).toHaveAttribute('target', '_blank');
    await expect(ligacao('Por fora')).toHaveAttribute('rel', /noopener/);
    await expect(pagina.getByRole('heading', { name: /Sem lugar/ })).toBeVisible();
    await expect(ligacao('Sem lugar')).toHaveCount(0);
    await pagina.getByRole('button', { name: 'Marcar como lida: Sem lugar' }).click();
    await expect(pagina.getByText('Erro ao marcar notificação')).toBeVisible();
    await ligacao('Nossa').click();
    await expect(pagina).toHaveURL(/\/meus-grupos$/);
    await expect.poll(() => lidas).toEqual(['4', '3']);
  });
});

test('the detail of no notification leads to the list, and asks the server for none', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  const pedidas: string[] = [];
  pagina.on('request', (pedido) => {
    if (/\/api\/v1\/notificacoes\/\d+$/.test(pedido.url())) pedidas.push(pedido.url());
  });
  for (const busca of ['', '?id=', '?id=0', '?id=quinze']) {
    await pagina.goto(`/notificacoes/detalhe${busca}`);
    await expect(pagina).toHaveURL(/\/notificacoes$/);
    await expect(pagina.getByRole('heading', { name: 'Notificações', level: 1 })).toBeVisible();
    await expect(pagina.getByRole('dialog')).toHaveCount(0);
  }
  expect(pedidas).toEqual([]);
});

test('a connection that is slow is named after 8 s, and no longer once it answers', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  const presa = Promise.withResolvers<void>();
  await pagina.clock.install();
  await pagina.goto('/grupos');
  await chegaOResto(pagina);
  await pagina.route('**/api/v1/grupo/usuario/', async (rota) => {
    await presa.promise;
    await rota.continue();
  });
  const pedida = pagina.waitForRequest('**/api/v1/grupo/usuario/');
  await principal(pagina).getByRole('link', { name: 'Meus grupos' }).click();
  // The time counts from the question, which a page asks once it has come.
  await pedida;
  const faixa = pagina.getByText('Sua conexão está lenta. Ainda estamos tentando.');
  await pagina.clock.runFor(6_000);
  await expect(faixa).toHaveCount(0);
  await pagina.clock.runFor(6_000);
  await expect(faixa).toBeVisible();
  presa.resolve();
  await expect(pagina.getByText(/Você participa/).first()).toBeVisible();
  await pagina.clock.runFor(4_000);
  await expect(faixa).toHaveCount(0);
});

test('a network that leads nowhere is named after 4 s, also during a pending request, and the failed requests are repeated once it answers', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await pagina.clock.install();
  // The agenda of the first page has asked for the groups already; this page has not.
  await pagina.goto('/ajuda');
  await chegaOResto(pagina);
  await pagina.route('**/api/**', (rota) => rota.abort());
  const faltou = pagina.waitForEvent('requestfailed', (pedido) => pedido.url().endsWith('/grupo/usuario/'));
  await principal(pagina).getByRole('link', { name: 'Meus grupos' }).click();
  await faltou;
  const faixa = pagina.getByText('Não conseguimos falar com o servidor. Ainda estamos tentando.', { exact: true });
  await pagina.clock.runFor(3_000);
  await expect(faixa).toHaveCount(0);
  await expect(async () => {
    await pagina.clock.runFor(1_000);
    await expect(faixa).toBeVisible({ timeout: 300 });
  }).toPass();
  const falha = pagina.getByRole('main').getByRole('alert');
  await expect(falha).toContainText('Não conseguimos carregar seus grupos');
  await expect(falha).toContainText('Seu dinheiro está seguro.');
  await pagina.unroute('**/api/**');
  // The clock stands: nothing but the button asks again.
  await falha.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(pagina.getByText(/Você participa/).first()).toBeVisible();
  await expect(falha).toHaveCount(0);
  await expect(async () => {
    await pagina.clock.runFor(1_000);
    await expect(faixa).toHaveCount(0, { timeout: 300 });
  }).toPass();
  await expect(pagina.getByText('A conexão voltou.')).toBeVisible();
});

test('accepted, the invitation to install never comes again; nor where one enters (spec 1, §4)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.membro),
    userAgent: CHROME_NO_ANDROID,
    viewport: CELULAR,
  });
  const convite = pagina.getByRole('region', { name: 'Instalar o aplicativo' });
  async function nove(caminho: string): Promise<void> {
    await pagina.goto(caminho);
    await chegaOResto(pagina);
    await convidaParaInstalar(pagina, 'accepted');
    await pagina.clock.runFor(10_000);
  }
  await pagina.clock.install();
  await nove('/esqueci-a-senha');
  await expect(convite).toHaveCount(0);
  await nove('/grupos');
  await convite.getByRole('button', { name: 'Instalar aplicativo' }).click();
  await expect(convite).toHaveCount(0);
  await nove('/pesquisa');
  await expect(convite).toHaveCount(0);
});

test('Safari of an iPhone installs by the share menu, in words; an app that is installed invites to nothing (spec 1, §4)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.membro),
    userAgent: SAFARI_NO_IPHONE,
    viewport: CELULAR,
  });
  function convite(de: Page) {
    return de.getByRole('region', { name: 'Instalar o aplicativo' });
  }
  async function nove(de: Page): Promise<void> {
    await de.clock.install();
    await de.goto('/grupos');
    await chegaOResto(de);
    await de.clock.runFor(10_000);
  }
  await nove(pagina);
  await expect(convite(pagina)).toContainText(/Toque em\s+e depois em “Adicionar à Tela de Início”\./);
  await expect(convite(pagina).getByLabel('Compartilhar')).toBeVisible();
  await expect(convite(pagina).getByRole('button')).toHaveText(['']);

  await test.step('opened from its home screen it is not invited to', async () => {
    const avulsa = await pagina.context().newPage();
    await avulsa.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await nove(avulsa);
    await expect(convite(avulsa)).toHaveCount(0);
    await avulsa.close();
  });

  await test.step('nor once the browser says that it was installed, then and later', async () => {
    await pagina.evaluate(() => globalThis.dispatchEvent(new Event('appinstalled')));
    await expect(convite(pagina)).toHaveCount(0);
    const outra = await pagina.context().newPage();
    await nove(outra);
    await expect(convite(outra)).toHaveCount(0);
  });
});

test('Atualizar renews the page at once (spec 1, §4)', async ({ browser }) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await serveVersao(pagina, NOVA_VERSAO);
  await pagina.clock.install();
  await pagina.goto('/grupos');
  await chegaOResto(pagina);
  await pagina.clock.runFor(5_000);
  const recarregada = pagina.waitForEvent('load');
  await pagina.getByRole('button', { name: 'Atualizar' }).click();
  await recarregada;
});

test('Atualizar that is declined, over typed text, is offered again, and its first 15 s count no more (spec 1, §4)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await serveVersao(pagina, NOVA_VERSAO);
  await pagina.clock.install();
  await pagina.goto('/perfil/edicao');
  await expect(pagina.getByLabel(/^Apelido/)).toBeVisible();
  await chegaOResto(pagina);
  let cargas = 0;
  pagina.on('load', () => {
    cargas += 1;
  });
  const oferta = pagina.getByRole('button', { name: 'Atualizar', exact: true });
  await pagina.clock.runFor(5_000);
  await expect(oferta).toBeVisible();
  await pagina.getByLabel(/^Apelido/).fill('nina');
  await oferta.click();
  const pergunta = pagina.getByRole('dialog', { name: 'Recarregar a página?' });
  await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(oferta).toHaveCount(0);
  await expect(pagina.getByLabel(/^Apelido/)).toHaveValue('nina');

  // The typed text leaves with the form: a reload would lose nothing any more.
  await principal(pagina).getByRole('link', { name: 'Meus grupos' }).click();
  await expect(pagina).toHaveURL(/\/meus-grupos$/);
  await expect(async () => {
    await pagina.clock.runFor(500);
    await expect(oferta).toBeVisible({ timeout: 300 });
  }).toPass();
  // More than 15 s after the first offer, less than that after the second.
  await pagina.clock.runFor(10_500);
  await expect(pagina.getByText('Aguarde, estamos atualizando para você')).toHaveCount(0);
  expect(cargas).toBe(0);
  const recarregada = pagina.waitForEvent('load');
  await pagina.clock.runFor(5_000);
  await recarregada;
});

test('the choice of cookies is opened again from the portal, and a yes is taken back (spec 1, §4)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  // Five years are asked for (consentimento.test.ts); Chromium keeps no cookie for more than 400 days.
  const DIAS_399_S = 399 * 86_400;
  for (const medir of [true, false]) {
    await pagina.goto('/portal-privacidade');
    await pagina.getByRole('button', { name: 'Escolher cookies' }).click();
    const niveis = pagina.getByRole('dialog', { name: 'Escolha os cookies' });
    await niveis.getByRole('switch', { name: /^Medição/ }).setChecked(medir);
    const gravada = pagina.waitForResponse('**/privacidade/consentimento-cookies/conta');
    await niveis.getByRole('button', { name: 'Salvar escolha' }).click();
    expect((await gravada).status()).toBe(204);
    const { valor, expires } = await cookieDeAnos(pagina, 'rateia_consentimento');
    expect(JSON.parse(decodeURIComponent(valor))).toMatchObject({
      necessary: true,
      analytics_storage: medir,
      ad_storage: false,
    });
    expect(expires - Date.now() / 1000).toBeGreaterThan(DIAS_399_S);
  }
});

test('a toast stands above the bar of a phone and at the bottom right of a desk, for 3 s (spec 1, §9)', async ({
  browser,
}) => {
  const sessao = await sessaoDe(DEMONSTRACAO.membro);
  for (const viewport of [CELULAR, MESA]) {
    const { pagina } = await abrirNavegador(browser, { sessao, viewport, permissions: ['clipboard-write'] });
    await pagina.clock.install();
    await pagina.goto('/perfil');
    await chegaOResto(pagina);
    await pagina.clock.pauseAt(Date.now() + UM_MINUTO_MS);
    await pagina.getByRole('button', { name: 'Copiar código de indicação' }).click();
    const toast = pagina.getByRole('status', { name: 'Avisos' });
    await expect(toast).toHaveText('Seu código foi copiado');
    const { esquerda, direita, embaixo } = await folgas(toast, viewport);
    if (viewport === CELULAR) {
      const barra = (await principal(pagina).boundingBox())?.height ?? Number.NaN;
      expect(esquerda).toBeCloseTo(direita);
      expect(embaixo).toBeGreaterThan(barra);
      expect(embaixo).toBeLessThan(barra + BEM_PERTO);
    } else {
      expect(esquerda).toBeGreaterThan(viewport.width / 2);
      expect(direita).toBeLessThan(BEM_PERTO);
      expect(embaixo).toBeLessThan(BEM_PERTO);
    }
    await pagina.clock.runFor(2_900);
    await expect(toast).toHaveText('Seu código foi copiado');
    await pagina.clock.runFor(100);
    await expect(toast).toBeEmpty();
    await pagina.context().close();
  }
});

/** The distance from the edges of the screen, px. */
async function folgas(alvo: Locator, tela: { readonly width: number; readonly height: number }) {
  const caixa = await alvo.boundingBox();
  if (caixa === null) throw new Error('it is not on the screen');
  const { x, y, width, height } = caixa;
  return { esquerda: x, direita: tela.width - x - width, embaixo: tela.height - y - height };
}
