import type { Locator, Page } from '@playwright/test';

/** The strip under the header of the first page. */
export function faixaDePendencias(pagina: Page): Locator {
  return pagina.getByRole('complementary', { name: 'Pendências' });
}

/** The list on the page of notifications. */
export function pendenciasDaPagina(pagina: Page): Locator {
  return pagina.getByRole('region', { name: 'Esperam por você' });
}
