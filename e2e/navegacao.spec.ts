import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ENDERECO } from './ambiente.ts';
import { arquivoDaTela, chegaOResto, convidaParaInstalar, NOVA_VERSAO, serveVersao } from './vocabulary/casca.ts';
import { cadastrada, registrada, sessaoDe } from './vocabulary/chamadas.ts';
import { alguemNovo, DEMONSTRACAO } from './vocabulary/gente.ts';
import { ligacoes, notificacaoCom, puxa, respondeComNotificacoes } from './vocabulary/navegacao.ts';
import { abrirNavegador, CELULAR } from './vocabulary/navegador.ts';

const NO_CELULAR = { viewport: CELULAR, hasTouch: true, isMobile: true };
const CHROME_NO_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const principal = (pagina: Page): Locator => pagina.getByRole('navigation', { name: 'Principal' });

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
      ['/meus-grupos', 'Meus grupos'],
      ['/perfil', 'Perfil'],
    ] as const) {
      await pagina.goto(caminho);
      await expect(pagina).toHaveTitle(`Rateia | ${titulo}`);
    }
    expect(await ligacoes(pagina.getByRole('banner'))).toEqual(
      expect.arrayContaining([
        '/grupos',
        '/pesquisa',
        '/novo-grupo/escolha',
        '/carteira/creditos',
        '/meus-grupos',
        '/ajuda',
      ]),
    );
    await pagina.goto('/ajuda');
    await expect(pagina.getByRole('banner').getByRole('link', { name: 'Meus grupos' })).toBeVisible();
    await pagina.getByRole('button', { name: /^Sua conta/ }).click();
    await expect(pagina.getByRole('link', { name: 'Perfil', exact: true })).toHaveAttribute('href', '/perfil');
    await expect(pagina.getByRole('button', { name: 'Sair' })).toBeVisible();
  });

  test('the bar of phones: its five, what Grupos and Mais hold, and only on its pages', async ({ browser }) => {
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
    expect(await ligacoes(barra)).toEqual(expect.arrayContaining(['/novo-grupo/escolha', '/pesquisa', '/meus-grupos']));
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

  test('what is typed and not saved is asked about, and stays when the answer is no', async ({ browser }) => {
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
  const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
  await pagina.goto('/carteira/adicionar/valor');
  const [tela, resposta] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await pagina.route('**/api/v1/credito/comprar', async (rota) => {
    await resposta.promise;
    await rota.fulfill({
      status: 422,
      json: { codigoErro: null, message: 'Palavras do servidor.', link: null, dados: null },
    });
  });
  await pagina.route(arquivoDaTela('src/features/grupos/screens/pesquisa.tsx'), async (rota) => {
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
    const ligacao = (titulo: string) => pagina.getByRole('link', { name: `Clique Aqui: ${titulo}` });
    await expect(ligacao('Por dentro')).toHaveAttribute('href', /\/notificacoes\/detalhe\?id=1$/);
    await expect(ligacao('Por fora')).toHaveAttribute('target', '_blank');
    await expect(ligacao('Por fora')).toHaveAttribute('rel', /noopener/);
    await expect(pagina.getByRole('heading', { name: /Sem lugar/ })).toBeVisible();
    await expect(ligacao('Sem lugar')).toHaveCount(0);
    await pagina.getByRole('button', { name: 'Marcar como lida: Sem lugar' }).click();
    await expect(pagina.getByText('Erro ao marcar notificação')).toBeVisible();
    await ligacao('Nossa').click();
    await expect(pagina).toHaveURL(/\/meus-grupos$/);
    expect(lidas).toEqual(['4', '3']);
  });
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
  await principal(pagina).getByRole('link', { name: 'Meus grupos' }).click();
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

test('accepted, the invitation to install never comes again; nor where one enters (spec 1, §4)', async ({
  browser,
}) => {
  const { pagina } = await abrirNavegador(browser, {
    sessao: await sessaoDe(DEMONSTRACAO.membro),
    userAgent: CHROME_NO_ANDROID,
    viewport: CELULAR,
  });
  const convite = pagina.getByRole('region', { name: 'Instalar o aplicativo' });
  const nove = async (caminho: string): Promise<void> => {
    await pagina.goto(caminho);
    await chegaOResto(pagina);
    await convidaParaInstalar(pagina, 'accepted');
    await pagina.clock.runFor(10_000);
  };
  await pagina.clock.install();
  await nove('/esqueci-a-senha');
  await expect(convite).toHaveCount(0);
  await nove('/grupos');
  await convite.getByRole('button', { name: 'Instalar aplicativo' }).click();
  await expect(convite).toHaveCount(0);
  await nove('/pesquisa');
  await expect(convite).toHaveCount(0);
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
    const cookie = (await pagina.context().cookies()).find(({ name }) => name === 'rateia_consentimento');
    expect(JSON.parse(decodeURIComponent(decodeURIComponent(cookie?.value ?? '')))).toMatchObject({
      necessary: true,
      analytics_storage: medir,
      ad_storage: false,
    });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(DIAS_399_S);
  }
});

test.describe('Rows of the error table, answered by the API itself (spec 1, §8)', () => {
  /** What the page sends goes to another call of the API, which refuses it for real. */
  const desvia = async (pagina: Page, metodo: string, caminho: string, corpo: unknown): Promise<void> => {
    await pagina.unroute('**/api/v1/credito/comprar');
    await pagina.route('**/api/v1/credito/comprar', (rota) =>
      rota.continue({ method: metodo, url: `${ENDERECO}/api/v1${caminho}`, postData: JSON.stringify(corpo) }),
    );
    await pagina.goto('/carteira/adicionar/valor');
    await pagina.getByLabel('Valor', { exact: true }).fill('30,00');
    await pagina.getByRole('button', { name: /^Pagar com Pix/ }).click();
  };
  const responde = async (pagina: Page, diz: string | RegExp): Promise<void> => {
    const dialogo = pagina.getByRole('dialog');
    await expect(dialogo).toContainText(diz);
    await dialogo.getByRole('button', { name: 'Entendi' }).click();
    await expect(dialogo).toHaveCount(0);
  };

  test('403, 404, 422, and 400 with its codes', async ({ browser }) => {
    const conhecida = alguemNovo('Zilda', 'Prado');
    await cadastrada(conhecida);
    const { pagina } = await abrirNavegador(browser, { sessao: await registrada(alguemNovo('Alba', 'Reis')) });

    await test.step('400 ContatoSuporteException: a CPF of another account', async () => {
      await desvia(pagina, 'PUT', '/usuario/cadastro/dados-fiscais', {
        cpf: conhecida.cpf,
        nascimento: '1988-03-14',
      });
      await expect(pagina.getByRole('dialog').getByRole('link', { name: 'Falar com o suporte' })).toBeVisible();
      await responde(pagina, 'Este CPF já está em uso em outra conta.');
      await expect(pagina).toHaveURL(/\/grupos$/);
    });

    await test.step('422: a body that is none', async () => {
      await desvia(pagina, 'POST', '/credito/comprar', { valor: 'trinta' });
      await responde(pagina, /\S/);
      await expect(pagina).toHaveURL(/\/carteira\/adicionar\/valor/);
    });

    await test.step('403: what only the staff may', async () => {
      await desvia(pagina, 'POST', '/backoffice/relogio/avancar', { dias: 1 });
      await responde(pagina, 'Você não tem acesso a esta página.');
    });

    await test.step('404: a group that is not there', async () => {
      await desvia(pagina, 'POST', '/grupo/admin/99999999/liberar', {});
      await responde(pagina, /não (foi encontrad|existe|encontr)/i);
    });

    await test.step('400 validacaoObrigatoriaException: somebody without validations enters a group', async () => {
      await pagina.goto('/grupos');
      await pagina.getByRole('main').locator('a[href^="/grupo/"]').first().click();
      await pagina
        .getByRole('button', { name: /^Entrar/ })
        .first()
        .click();
      await responde(pagina, /\S/);
      await expect(pagina).toHaveURL(/\/cadastro\/pendencias\?/);
    });
  });
});
