import type { CDPSession, Page } from '@playwright/test';
import { instalaPercurso } from './percurso-na-pagina.ts';

/** Keys beyond one for each control: scrolling parts are stops as well. */
const MAIS = 3;
/** A date has stops of its own: a walk that is not at the end after so many keys for each control is stuck. */
const VOLTAS = 4;

/**
 * Walks the open page, or the dialog on top, from its beginning by Tab alone, and returns the faults. Every control
 * that a mouse can use must be reached (the tabs of a row by the arrows), in reading order, with a focus that is
 * visible and not covered (WCAG 2.4.11; DESIGN 9.2). The walk must end at the end of the page, and nothing may react to
 * the mouse alone. The page is left as it was.
 */
export async function percorre(pagina: Page): Promise<readonly string[]> {
  const antes = await pagina.evaluateHandle(() => document.activeElement);
  const rolagem = await pagina.evaluate(() => window.scrollY);
  await pagina.evaluate(instalaPercurso);
  const quantos = await pagina.evaluate(() => globalThis.percurso.quantos);
  let chegou = false;
  for (let volta = 0; volta < VOLTAS && !chegou; volta += 1) {
    await aperta(pagina, 'Tab', quantos + MAIS);
    chegou = await pagina.evaluate(() => globalThis.percurso.chegouAoFim());
  }
  const achados = [...(await pagina.evaluate(() => globalThis.percurso.achados()))];
  for (const { indice, quantas } of await pagina.evaluate(() => globalThis.percurso.filasDeAbas())) {
    await pagina.evaluate((n) => globalThis.percurso.comecaAbas(n), indice);
    await aperta(pagina, 'ArrowRight', quantas);
    achados.push(...(await pagina.evaluate((n) => globalThis.percurso.abasPorAlcancar(n), indice)));
  }
  await antes.evaluate((este, y) => {
    globalThis.percurso.termina();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (este instanceof HTMLElement && este !== document.body) este.focus({ preventScroll: true });
    window.scrollTo(0, y);
  }, rolagem);
  return achados;
}

const teclados = new WeakMap<Page, CDPSession>();

/** One for each page, for as long as it lives: closing it takes the page's virtual passkeys with it. */
async function tecladoDe(pagina: Page): Promise<CDPSession> {
  const teclado = teclados.get(pagina) ?? (await pagina.context().newCDPSession(pagina));
  teclados.set(pagina, teclado);
  return teclado;
}

const CODIGO = { Tab: 9, ArrowRight: 39 } as const;

/**
 * All in one go: to wait for each of them would be most of the time of a walk. A page with frames of another origin gets
 * one after the other, because the browser must know in which frame the focus is before the next.
 */
async function aperta(pagina: Page, tecla: keyof typeof CODIGO, vezes: number): Promise<void> {
  const teclado = await tecladoDe(pagina);
  const evento = { type: 'rawKeyDown', key: tecla, code: tecla, windowsVirtualKeyCode: CODIGO[tecla] } as const;
  if (pagina.frames().length === 1) {
    await Promise.all(Array.from({ length: vezes }, () => teclado.send('Input.dispatchKeyEvent', evento)));
    return;
  }
  for (let vez = 0; vez < vezes; vez += 1) {
    await teclado.send('Input.dispatchKeyEvent', evento);
    // The focus that leaves a frame comes to the page a moment later.
    await pagina.evaluate(async () => {
      for (let quadro = 0; quadro < 3; quadro += 1) await new Promise(requestAnimationFrame);
    });
  }
}
