import { expect, test } from '@playwright/test';
import { pesaScripts } from './vocabulary/casca.ts';
import { sessaoDe } from './vocabulary/chamadas.ts';
import { DEMONSTRACAO } from './vocabulary/gente.ts';
import { abrirNavegador } from './vocabulary/navegador.ts';

test.describe('What a first visit loads while nobody touches it (issue 2 F, record 570)', () => {
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
});
