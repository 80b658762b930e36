import type { Locator, Page } from '@playwright/test';

/** The strip under the header of the first page. */
export const faixaDePendencias = (pagina: Page): Locator => pagina.getByRole('complementary', { name: 'Pendências' });

/** The list on the page of notifications. */
export const pendenciasDaPagina = (pagina: Page): Locator => pagina.getByRole('region', { name: 'Esperam por você' });
