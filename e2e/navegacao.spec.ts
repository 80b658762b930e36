import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { arquivoDaTela } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { ligacoes, puxa } from './vocabulary/navegacao.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';
import { pessoaPronta } from './vocabulary/preparo.ts';

const NO_CELULAR = { viewport: CELULAR, hasTouch: true, isMobile: true };
function principal(pagina: Page): Locator {
  return pagina.getByRole('navigation', { name: 'Principal' });
}
/** A page that stands alone: neither header nor bar. */
async function semCabecalho(pagina: Page, caminho: string): Promise<void> {
  await pagina.goto(caminho);
  await expect(pagina.getByRole('heading', { level: 1 }), caminho).toBeVisible();
  await expect(principal(pagina), caminho).toHaveCount(0);
  await expect(pagina.getByRole('button', { name: /^(Sua conta|Notificações)/ }), caminho).toHaveCount(0);
}

test.describe('Navigation (spec 1, §2)', () => {
  test('the header has its links, the account menu the rest, and every title is the product and the route', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    for (const [caminho, titulo] of [
      ['/grupos', 'Início'],
      ['/pesquisa', 'Pesquisa'],
      ['/novo-grupo/escolha', 'Criar grupo'],
      ['/carteira/creditos', 'Carteira'],
      ['/loteria', 'Bolões'],
      ['/meus-grupos', 'Meus grupos'],
      ['/perfil', 'Perfil'],
    ] as const) {
      await pagina.goto(caminho);
      await expect(pagina).toHaveTitle(`Rateia | ${titulo}`);
    }
    // The first link is the brand's.
    await expect
      .poll(() => ligacoes(pagina.getByRole('banner')))
      .toEqual([
        '/grupos',
        '/grupos',
        '/pesquisa',
        '/loteria',
        '/meus-grupos',
        '/carteira/creditos',
        '/novo-grupo/escolha',
        '/checkout/carrinho',
        '/ajuda',
        '/perfil',
        '/clube',
        '/plus',
      ]);
    await pagina.goto('/ajuda');
    await expect(pagina.getByRole('banner').getByRole('link', { name: 'Meus grupos' })).toBeVisible();
    await pagina.getByRole('button', { name: /^Sua conta/ }).click();
    await expect(pagina.getByRole('link', { name: 'Perfil', exact: true })).toHaveAttribute('href', '/perfil');
    await expect(pagina.getByRole('button', { name: 'Sair' })).toBeVisible();
    for (const caminho of ['/versao', '/termo-uso']) await semCabecalho(pagina, caminho);
    const { pagina: deFora } = await abrirNavegador(browser);
    for (const caminho of ['/login', '/cadastro', '/esqueci-a-senha', '/versao', '/termo-uso', '/ajuda'])
      await semCabecalho(deFora, caminho);
  });

  test('the bar of phones: its five links, the content of Grupos and Mais, and only on its pages', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      viewport: CELULAR,
    });
    const barra = principal(pagina);
    for (const caminho of [
      '/grupos',
      '/pesquisa',
      '/meus-grupos',
      '/carteira/creditos',
      '/notificacoes',
      '/perfil',
      '/rede',
    ]) {
      await pagina.goto(caminho);
      await expect(barra, caminho).toBeVisible();
    }
    await expect(barra.locator(':scope > a, :scope > button')).toHaveText([
      'Início',
      'Carteira',
      'Grupos',
      /^Notificações$|Notificações/,
      'Mais',
    ]);
    await barra.getByRole('button', { name: 'Grupos' }).click();
    expect(await ligacoes(barra)).toEqual([
      '/grupos',
      '/carteira/creditos',
      '/novo-grupo/escolha',
      '/pesquisa',
      '/meus-grupos',
      '/loteria',
      '/checkout/carrinho',
      '/notificacoes',
      '/perfil',
      '/carteira/creditos?filtro=fatura',
      '/ajuda',
      '/clube',
      '/plus',
    ]);
    await expect(barra.getByRole('link', { name: 'Criar Grupo' })).toBeVisible();
    await expect(barra.getByRole('link', { name: 'Meus Grupos' })).toBeVisible();
    await pagina.keyboard.press('Escape');
    await barra.getByRole('button', { name: 'Mais' }).click();
    for (const nome of ['Perfil', 'Faturas', 'Ajuda'])
      await expect(barra.getByRole('link', { name: nome })).toBeVisible();
    await expect(barra.getByRole('button', { name: 'Sair' })).toBeVisible();
    for (const caminho of ['/perfil/edicao', '/carteira/adicionar/valor', '/novo-grupo/escolha', '/esqueci-a-senha']) {
      await pagina.goto(caminho);
      await expect(pagina.locator('h1')).toBeVisible();
      await expect(barra, caminho).toHaveCount(0);
    }
  });

  test('the search is found again where it was left (spec 2, §2 /pesquisa)', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, {
      sessao: await sessaoDe(DEMONSTRACAO.membro),
      viewport: CELULAR,
    });
    await pagina.goto('/pesquisa');
    const cartoes = pagina.getByRole('main').locator('a[href^="/grupo/"]');
    await expect(cartoes.nth(8)).toBeAttached();
    await cartoes.nth(8).scrollIntoViewIfNeeded();
    const onde = await pagina.evaluate(() => window.scrollY);
    expect(onde).toBeGreaterThan(200);
    await cartoes.nth(8).click();
    await expect(pagina).toHaveURL(/\/grupo\/\d+$/);
    await pagina.goBack();
    await expect(cartoes.nth(8)).toBeVisible();
    await expect.poll(async () => Math.abs((await pagina.evaluate(() => window.scrollY)) - onde)).toBeLessThan(40);
  });
});

test.describe('Reload (spec 1, §4)', () => {
  test('pulled 60 px from the top of a phone’s page it reloads; less, or from further down, it does not', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro), ...NO_CELULAR });
    await pagina.goto('/pesquisa');
    await expect(pagina.locator('[data-rede]')).toBeAttached();
    let cargas = 0;
    pagina.on('load', () => {
      cargas += 1;
    });
    await puxa(pagina, 55);
    await pagina.evaluate(() => window.scrollTo(0, 120));
    await puxa(pagina, 200);
    await pagina.evaluate(() => window.scrollTo(0, 0));
    expect(cargas).toBe(0);
    const recarregada = pagina.waitForEvent('load');
    await puxa(pagina, 90);
    await recarregada;
    expect(cargas).toBe(1);
  });

  test('typed text that is not saved is asked about, and stays when the answer is no', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro), ...NO_CELULAR });
    await pagina.goto('/perfil/edicao');
    await expect(pagina.locator('[data-rede]')).toBeAttached();
    const apelido = pagina.getByLabel(/^Apelido/);
    await apelido.fill('nina');
    await pagina.evaluate(() => window.scrollTo(0, 0));
    await puxa(pagina, 90);
    const pergunta = pagina.getByRole('dialog', { name: 'Recarregar a página?' });
    await expect(pergunta).toContainText(
      'Tem certeza que deseja recarregar a página? Todas as alterações não salvas serão perdidas.',
    );
    await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
    await expect(apelido).toHaveValue('nina');

    // The browser's own button: its question is the browser's, and only comes because the page asks for it.
    const perguntado = pagina.waitForEvent('dialog');
    const fechada = pagina.close({ runBeforeUnload: true });
    const doNavegador = await perguntado;
    expect(doNavegador.type()).toBe('beforeunload');
    await doNavegador.accept();
    await fechada;
  });
});

test('the bar of progress runs while a page comes, and leaves before an error is shown (spec 1, §4, §8)', async ({
  browser,
}) => {
  const { sessao } = await pessoaPronta('Davi', 'Moura');
  const { pagina } = await abrirNavegador(browser, { sessao });
  await pagina.goto('/carteira/adicionar/valor');
  const [tela, resposta] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await pagina.route('**/api/v1/credito/comprar', async (rota) => {
    await resposta.promise;
    await rota.fulfill({
      status: 422,
      json: { codigoErro: null, message: 'Palavras do servidor.', link: null, dados: null },
    });
  });
  await pagina.route(arquivoDaTela('src/features/grupos/vitrine/screens/pesquisa.tsx'), async (rota) => {
    await tela.promise;
    await rota.continue();
  });
  await pagina.getByLabel('Valor', { exact: true }).fill('30,00');
  await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
  await principal(pagina).getByRole('link', { name: 'Pesquisar' }).click();
  const barra = pagina.getByRole('progressbar', { name: 'Carregando a página' });
  await expect(barra).toBeVisible();
  const antes = Number(await barra.getAttribute('aria-valuenow'));
  await expect.poll(async () => Number(await barra.getAttribute('aria-valuenow'))).toBeGreaterThan(antes);
  resposta.resolve();
  await expect(pagina.getByRole('dialog')).toContainText('Palavras do servidor.');
  await expect(barra).toHaveCount(0);
  await pagina.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
  tela.resolve();
  await expect(pagina).toHaveURL(/\/pesquisa$/);
});
