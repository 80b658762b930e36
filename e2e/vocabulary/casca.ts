import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const NOVA_VERSAO = '9.9.9.9';

/** The server says that it serves another version. */
export async function serveVersao(pagina: Page, versao: string): Promise<void> {
  await pagina.route('**/api/versao', (rota) => rota.fulfill({ json: { versao } }));
}

/** What comes after the first paint is there. Under a clock of the test the browser only rests when it is told to. */
export async function chegaOResto(pagina: Page): Promise<void> {
  await expect(async () => {
    await pagina.clock.runFor(200);
    await expect(pagina.locator('[data-rede]')).toBeAttached({ timeout: 300 });
  }).toPass();
}

/** What Chrome does on a phone where the app may be installed; its own prompt fails. */
export async function convidaParaInstalar(pagina: Page): Promise<void> {
  await pagina.evaluate(() => {
    const convite = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(convite, { prompt: () => Promise.reject(new Error('refused')), userChoice: Promise.resolve({}) });
    globalThis.dispatchEvent(convite);
  });
}
