import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** More presses than any page needs before the wanted thing. */
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

/** True if the eye finds the focus: the control, or the part around it, is drawn differently with it. */
export async function mostraOFoco(alvo: Locator): Promise<void> {
  await expect(alvo).toBeFocused();
  const com = await desenhoEmVolta(alvo);
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.blur());
  const sem = await desenhoEmVolta(alvo);
  await alvo.evaluate((elemento) => elemento instanceof HTMLElement && elemento.focus());
  expect(com, `the focus is not seen on ${String(alvo)}`).not.toBe(sem);
}

/**
 * The drawing of it and its neighbours, once nothing moves any more: a field draws its focus on its frame, a code on
 * its boxes.
 */
async function desenhoEmVolta(alvo: Locator): Promise<string> {
  return await alvo.evaluate(async (elemento) => {
    const lugar = elemento.parentElement?.parentElement ?? elemento;
    await Promise.allSettled(lugar.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return [lugar, ...lugar.querySelectorAll('*')]
      .map((e) => getComputedStyle(e))
      .map((e) => `${e.outlineStyle} ${e.outlineWidth} ${e.boxShadow} ${e.borderColor} ${e.backgroundColor}`)
      .join('; ');
  });
}

/** The same as without the eye, and the focus is seen where it stops. */
export async function acionaVendo(pagina: Page, alvo: Locator): Promise<void> {
  await vaiAte(pagina, alvo);
  await mostraOFoco(alvo);
  await pagina.keyboard.press('Enter');
}

export async function escreveVendo(pagina: Page, alvo: Locator, texto: string): Promise<void> {
  await vaiAte(pagina, alvo);
  await mostraOFoco(alvo);
  await pagina.keyboard.type(texto);
}

/** Goes to the group of a choice by Tab, and to one of its answers by the arrows, which choose as they go. */
export async function escolhe(pagina: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible();
  for (let n = 0; n < LIMITE; n += 1) {
    const onde = await alvo.evaluate((elemento) => {
      const { activeElement: atual } = document;
      if (atual === elemento) return 'aqui';
      function nome(no: Element | null) {
        return no instanceof HTMLInputElement && no.type === 'radio' ? no.name : null;
      }
      return nome(atual) !== null && nome(atual) === nome(elemento) ? 'grupo' : 'fora';
    });
    if (onde === 'aqui') break;
    await pagina.keyboard.press(onde === 'grupo' ? 'ArrowDown' : 'Tab');
  }
  if (!(await alvo.isChecked())) await pagina.keyboard.press('Space');
  await expect(alvo).toBeChecked();
}
