import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { faltasDaVisita } from '../../apps/web/scripts/tamanhos.ts';

/** The address that is open, opened once more in a tab of its own with what this tab keeps: a first visit that nobody touches. */
export async function abreDeNovo(pagina: Page): Promise<Page> {
  const aba = pagina.context().waitForEvent('page');
  await pagina.evaluate(() => void window.open(window.location.href));
  return await aba;
}

/**
 * Weighs that visit, as the browser tells what travelled: each script is one that the size check counts for the route,
 * and all of them are within its budgets (DESEMPENHO). What comes seconds later is the same
 * everywhere, and is weighed in peso.spec.ts.
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
  // What the page asked ahead of its screen is what the screen asked: nothing was asked for nobody.
  const sobram = () =>
    aba.evaluate(() => [
      ...((globalThis as { __adiantadas?: ReadonlyMap<string, unknown> }).__adiantadas?.keys() ?? []),
    ]);
  await expect.poll(sobram, `asked ahead of ${aba.url()}`).toEqual([]);
  expect.soft(faltasDaVisita(rota, new Map(scripts)), `what ${aba.url()} loads`).toEqual([]);
}
