import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { pesaScripts } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';
import { pesaVisita } from './vocabulary/peso.ts';

test.describe('The files that a first visit loads while nobody touches it (DESEMPENHO; ADR 033)', () => {
  test('/login, with all that comes by itself, is within its budget, and all of it is counted', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { storageState: { cookies: [], origins: [] } });
    const scripts = pesaScripts(pagina, '/login');
    await pagina.goto('/login');
    await expect(pagina.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(pagina.getByRole('button', { name: 'Continuar com Google' })).toBeVisible();
    await expect.poll(scripts.faltam).toEqual([]);
    expect(scripts.semConta()).toEqual([]);
    expect(scripts.soma()).toBeLessThanOrEqual(scripts.limite);
    await pagina.context().close();
  });

  test('so is the first screen after the login', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    const scripts = pesaScripts(pagina, '/grupos');
    await pagina.goto('/grupos');
    // The last to come: it registers the device, four seconds after the page.
    await expect.poll(() => scripts.veio('src/app/registrar-aparelho.ts')).toBe(true);
    expect(scripts.semConta()).toEqual([]);
    expect(scripts.soma()).toBeLessThanOrEqual(scripts.limite);
    await pagina.context().close();
  });

  test('a screen of each frame brings what the size check counts for it, and nothing that it does not ask for', async ({
    browser,
  }) => {
    const { pagina: deFora } = await abrirNavegador(browser);
    await deFora.goto('/esqueci-a-senha');
    await pesaVisita(deFora, '/esqueci-a-senha');
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    await pagina.goto('/carteira/creditos');
    await pesaVisita(pagina, '/carteira/creditos');
    const { pagina: dela } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.lider) });
    await dela.goto('/backoffice');
    await pesaVisita(dela, '/backoffice');
  });
});

test.describe('A page before its scripts have loaded (ADR 034)', () => {
  /** The scripts of the app travel until the test lets them come; the page's first script has come. */
  async function semScripts(pagina: Page): Promise<() => void> {
    const { promise: podem, resolve: liberar } = Promise.withResolvers<void>();
    await pagina.route(/\/assets\/(?!adianta)[^/]+\.js$/, async (rota) => {
      await podem;
      await rota.continue();
    });
    return liberar;
  }

  test('a logged-in person sees the frame and the title while the data are on their way: the screen requests none of them again', async ({
    browser,
  }) => {
    const { pagina } = await abrirNavegador(browser, { sessao: await sessaoDe(DEMONSTRACAO.membro) });
    const perguntas: string[] = [];
    pagina.on('request', (pedido) => perguntas.push(new URL(pedido.url()).pathname));
    function quantas(caminho: string): number {
      return perguntas.filter((pergunta) => pergunta === caminho).length;
    }
    const liberar = await semScripts(pagina);
    await pagina.goto('/carteira/creditos', { waitUntil: 'commit' });
    await expect(pagina.locator('#primeira h1')).toHaveText('Carteira');
    await expect(pagina.locator('#primeira h1')).toBeVisible();
    await expect.poll(() => quantas('/api/v1/credito')).toBe(1);
    liberar();
    await expect(pagina.getByRole('heading', { level: 1, name: 'Carteira' })).toBeVisible();
    await expect(pagina.locator('#primeira')).toHaveCount(0);
    await expect(pagina.locator('[data-rede]')).toBeAttached();
    for (const caminho of ['/api/v1/usuario', '/api/v1/credito', '/api/v1/credito/extrato', '/api/v1/fatura'])
      expect(quantas(caminho), caminho).toBe(1);
    await pagina.context().close();
  });

  test('a visitor sees the whole entrance, and of an inner page nothing', async ({ browser }) => {
    const { pagina } = await abrirNavegador(browser, { storageState: { cookies: [], origins: [] } });
    const liberar = await semScripts(pagina);
    await pagina.goto('/carteira/creditos', { waitUntil: 'commit' });
    await expect(pagina.locator('#primeira')).toBeHidden();
    await pagina.goto('/login', { waitUntil: 'commit' });
    await expect(pagina.locator('#primeira h1')).toBeVisible();
    // The first view cannot be reached until the real one is drawn.
    await expect(pagina.getByRole('heading', { level: 1 })).toHaveCount(0);
    liberar();
    await expect(pagina.getByRole('heading', { level: 1, name: 'Entre na sua conta' })).toBeVisible();
    await expect(pagina.locator('#primeira')).toHaveCount(0);
    await pagina.getByLabel('E-mail').fill('marina.duarte@exemplo.com.br');
    await expect(pagina.getByLabel('E-mail')).toHaveValue('marina.duarte@exemplo.com.br');
    await pagina.context().close();
  });
});
