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

/** Whether the eye finds the focus: something is drawn around it, or it looks otherwise than without. */
export async function mostraOFoco(alvo: Locator): Promise<void> {
  await expect(alvo).toBeFocused();
  const desenho = async () =>
    await alvo.evaluate((elemento) => {
      // A field draws the focus around its frame.
      const cadeia = [elemento, elemento.parentElement, elemento.parentElement?.parentElement ?? null];
      return cadeia
        .flatMap((e) => (e === null ? [] : [getComputedStyle(e)]))
        .map((e) => `${e.outlineStyle} ${e.outlineWidth} ${e.boxShadow} ${e.borderColor} ${e.backgroundColor}`)
        .join('; ');
    });
  const com = await desenho();
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.blur());
  const sem = await desenho();
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.focus());
  expect(com, `the focus is not seen on ${String(alvo)}`).not.toBe(sem);
}
