import type { Locator, Page } from '@playwright/test';

/** The bell of the header, whose name says how many are unread. */
export function sino(pagina: Page, naoLidas: number): Locator {
  return pagina.getByRole('button', {
    name: naoLidas === 0 ? /^Notificações$/ : new RegExp(`^Notificações, ${naoLidas} não lida`),
  });
}

/** The panel under it. */
export function painel(pagina: Page): Locator {
  return pagina.getByRole('dialog', { name: 'Notificações' });
}

/** One item, in the panel or on the page. */
export function item(onde: Locator | Page, titulo: string | RegExp): Locator {
  return onde.getByRole('article').filter({ has: daPagina(onde).getByRole('heading', { name: titulo }) });
}

/**
 * The parts of an item are looked for within it, so a part's locator may not begin with the place where the item is.
 */
function daPagina(onde: Locator | Page): Page {
  return 'page' in onde ? onde.page() : onde;
}
