import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { faltasDaVisita } from '../../apps/web/scripts/tamanhos.ts';

/**
 * Weighs the first visit to this page by what the browser received: each script must be one that the size check counts
 * for the route, and all of them must be within its budgets.
 */
export async function pesaVisita(aba: Page, rota: string): Promise<void> {
  await expect(aba.locator('h1')).toHaveCount(1);
  await expect(aba.getByText('Carregando...')).toHaveCount(0);
  await expect(aba.locator('[data-rede]')).toBeAttached();
  const scripts = await aba.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entrada) => entrada instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => [new URL(name).pathname.slice(1), encodedBodySize] as const)
      .filter(([nome]) => nome.endsWith('.js')),
  );
  await nadaSobra(aba);
  expect.soft(faltasDaVisita(rota, new Map(scripts)), `what ${aba.url()} loads`).toEqual([]);
}

/** Checks that the screen asked for everything that the page asked ahead of it: no question was in vain. */
export async function nadaSobra(pagina: Page): Promise<void> {
  function sobram() {
    return pagina.evaluate(() => [
      ...((globalThis as { readonly __adiantadas?: ReadonlyMap<string, unknown> }).__adiantadas?.keys() ?? []),
    ]);
  }
  await expect.poll(sobram, `asked ahead of ${pagina.url()}`).toEqual([]);
}
