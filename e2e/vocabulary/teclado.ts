import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More than any page has before the thing that is looked for. */
const LIMITE = 90;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function vaiAte(pagina: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible();
  for (let n = 0; n < LIMITE; n += 1) {
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
    await pagina.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(alvo)}`);
}

export async function aciona(pagina: Page, alvo: Locator): Promise<void> {
  await vaiAte(pagina, alvo);
  await pagina.keyboard.press('Enter');
}

export async function escreve(pagina: Page, alvo: Locator, texto: string): Promise<void> {
  await vaiAte(pagina, alvo);
  await pagina.keyboard.type(texto);
}

/** Walks through an open dialog both ways: the focus never leaves it. */
export async function ficaNoDialogo(pagina: Page, dialogo: Locator): Promise<void> {
  for (const tecla of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await pagina.keyboard.press(tecla);
    const fora = await dialogo.evaluate((elemento) => {
      const { activeElement } = document;
      // The browser's own bar comes between the last and the first: then the page has no focus at all.
      return activeElement !== null && activeElement !== document.body && !elemento.contains(activeElement);
    });
    expect(fora, `${tecla} left the dialog`).toBe(false);
  }
}

const EM_VOLTA = 8;

/** Whether the eye finds the focus: the place looks otherwise with it than without, the blinking caret aside. */
export async function mostraOFoco(pagina: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeFocused();
  const caixa = await alvo.boundingBox();
  if (caixa === null) throw new Error(`${String(alvo)} is not on the page`);
  const clip = {
    x: Math.max(0, caixa.x - EM_VOLTA),
    y: Math.max(0, caixa.y - EM_VOLTA),
    width: caixa.width + 2 * EM_VOLTA,
    height: caixa.height + 2 * EM_VOLTA,
  };
  const ver = async () => await pagina.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const com = await ver();
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.blur());
  const sem = await ver();
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.focus());
  expect(com.equals(sem), `the focus is not seen on ${String(alvo)}`).toBe(false);
}
