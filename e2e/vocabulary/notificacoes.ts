import type { Locator, Page } from '@playwright/test';

/** The bell of the header, whose name says how many are unread. */
export const sino = (pagina: Page, naoLidas: number): Locator =>
  pagina.getByRole('button', {
    name: naoLidas === 0 ? /^Notificações$/ : new RegExp(`^Notificações, ${naoLidas} não lida`),
  });

/** The panel under it. */
export const painel = (pagina: Page): Locator => pagina.getByRole('dialog', { name: 'Notificações' });

/** One item, in the panel or on the page. */
export const item = (onde: Locator | Page, titulo: string | RegExp): Locator =>
  onde.getByRole('article').filter({ has: daPagina(onde).getByRole('heading', { name: titulo }) });

/**
 * The parts of an item are looked for within it, so a part's locator may not begin with the place where the item is.
 */
const daPagina = (onde: Locator | Page): Page => ('page' in onde ? onde.page() : onde);
