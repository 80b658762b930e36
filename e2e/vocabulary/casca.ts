import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { contadosPorRota, LIMITES } from '../../apps/web/scripts/tamanhos.ts';

export const NOVA_VERSAO = '9.9.9.9';

/** The server says that it serves another version. */
export async function serveVersao(pagina: Page, versao: string): Promise<void> {
  await pagina.route('**/api/versao', (rota) => rota.fulfill({ json: { versao } }));
}

/**
 * Waits for the parts that come after the first paint. Under a clock of the test the browser only rests when it is told
 * to.
 */
export async function chegaOResto(pagina: Page): Promise<void> {
  await expect(async () => {
    await pagina.clock.runFor(200);
    await expect(pagina.locator('[data-rede]')).toBeAttached({ timeout: 300 });
  }).toPass();
}

/**
 * Does as Chrome does on a phone where the app may be installed. Its own prompt fails unless the test gives the
 * person's answer.
 */
export async function convidaParaInstalar(pagina: Page, resposta?: 'accepted' | 'dismissed'): Promise<void> {
  await pagina.evaluate((outcome) => {
    const convite = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(convite, {
      prompt: () => (outcome === undefined ? Promise.reject(new Error('refused')) : Promise.resolve()),
      userChoice: Promise.resolve({ outcome }),
    });
    globalThis.dispatchEvent(convite);
  }, resposta);
}

/** The file of a screen in the build that is served: files have no names to read. Each new try of it has a query of its own. */
export function arquivoDaTela(fonte: string): string {
  const manifesto = resolve(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');
  const arquivos = JSON.parse(readFileSync(manifesto, 'utf8')) as Record<string, { readonly file: string } | undefined>;
  const { file } = arquivos[fonte] ?? { file: '' };
  expect(file, fonte).not.toBe('');
  return `**/${file}*`;
}

/** Weighs the scripts that a page loads from now on, as they travel, against those that the size check counts for it. */
export function pesaScripts(pagina: Page, rota: '/login' | '/grupos') {
  const vistos = new Map<string, number>();
  const contados = contadosPorRota().get(rota) ?? new Set<string>();
  pagina.on('response', (resposta) => {
    const { pathname } = new URL(resposta.url());
    // The service worker is blocked here; its own file is of no page.
    if (pathname.endsWith('.js')) vistos.set(pathname.slice(1), Number(resposta.headers()['content-length']));
  });
  return {
    limite: rota === '/login' ? LIMITES.login : LIMITES.primeira,
    soma: (): number => [...vistos.values()].reduce((total, bytes) => total + bytes, 0),
    semConta: (): string[] => [...vistos.keys()].filter((nome) => !contados.has(nome)),
    faltam: (): string[] => [...contados].filter((nome) => nome.endsWith('.js') && !vistos.has(nome)),
    veio: (fonte: string): boolean => vistos.has(arquivoDaTela(fonte).replace('**/', '').replace('*', '')),
  };
}
