import type { Locator, Page } from '@playwright/test';

/** The targets of the links of a part of the page, those of closed menus included. */
export async function ligacoes(onde: Locator): Promise<readonly string[]> {
  const hrefs = await onde.locator('a').evaluateAll((as) => as.map((a) => a.getAttribute('href') ?? ''));
  return hrefs;
}

/** A finger comes down near the top of the screen and goes down by so many px. */
export async function puxa(pagina: Page, px: number): Promise<void> {
  const toques = await pagina.context().newCDPSession(pagina);
  const inicio = { x: 180, y: 140 };
  await toques.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [inicio] });
  for (const parte of [0.25, 0.5, 0.75, 1])
    await toques.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: inicio.x, y: inicio.y + px * parte }],
    });
  await toques.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await toques.detach();
}

/** An unread notification, with the fields that the test cares about. */
export function notificacaoCom(mudancas: { readonly id: number; readonly titulo: string; readonly link: string }) {
  return {
    tipo: 1,
    icone: 'novidade',
    mensagem: 'Uma novidade.',
    dataFormatada: 'Hoje',
    visualizado: false,
    criadaEm: '2026-11-20T12:00:00.000Z',
    autor: null,
    ...mudancas,
  };
}

/** The list of notifications is this one, whatever the account has. */
export async function respondeComNotificacoes(
  pagina: Page,
  itens: readonly ReturnType<typeof notificacaoCom>[],
): Promise<void> {
  const contagens = { todas: itens.length, importantes: 0, comunicacao: 0 };
  await pagina.route('**/api/v1/notificacoes/tipo?**', (rota) =>
    rota.fulfill({ json: { itens, pagina: 1, porPagina: 20, total: itens.length, contagens } }),
  );
}
