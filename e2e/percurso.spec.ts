import { expect, test } from '@playwright/test';
import { percorre } from './vocabulary/percurso.ts';

/**
 * Pages that are wrong on purpose: the walk by keyboard, which every screen passes (HOUSE 9), names the fault of each.
 */
const certa = '<a href="#a">Início</a> <label>Nome <input></label> <button>Enviar</button>';

test.describe('a walk by keyboard', () => {
  for (const [nome, corpo, acha] of [
    ['finds nothing where all is right', '', []],
    [
      'comes to one of a group of choices, and by arrows to the others',
      '<input type="radio" name="r" aria-label="a"><input type="radio" name="r" aria-label="b">',
      [],
    ],
    ['counts a date, which has several stops, as one control', '<input type="date" aria-label="Dia">', []],
    [
      'a control that Tab does not come to',
      '<button id="pulado" tabindex="-1">Só com o mouse</button>',
      [/^Tab does not come to .*pulado/],
    ],
    [
      'a tab of a row that has no arrows',
      '<div role="tablist"><button role="tab">Um</button><button role="tab" tabindex="-1" id="dois">Dois</button></div>',
      [/^arrows do not come to .*dois/],
    ],
    [
      'something that only looks as if it were a control',
      '<div id="parece" style="cursor: pointer">Abrir</div>',
      [/^only a mouse can use .*parece.*its cursor/],
    ],
    [
      'something else than a control that listens to the mouse',
      '<div id="ouve" data-react="onClick">Abrir</div>',
      [/^only a mouse can use .*ouve.*onClick/],
    ],
    [
      'a control that listens to the mouse and not to a click',
      '<button id="so" data-react="onPointerDown">Arrastar</button>',
      [/^only a mouse can use .*so.*onPointerDown/],
    ],
    [
      'a control that is none of the browser’s',
      '<span id="feito" role="button" tabindex="0">Abrir</span>',
      [/^Enter and Space .*feito/],
    ],
    [
      'a focus that is not seen',
      '<button id="cego" style="outline: none">Abrir</button>',
      [/^no focus is seen on .*cego/],
    ],
    [
      'a focus whose ring is cut off',
      '<div style="overflow: hidden; width: 80px; height: 30px"><button id="cortado" style="width: 80px; height: 30px; outline-offset: 2px">Abrir</button></div>',
      [/^no focus is seen on .*cortado/],
    ],
    [
      'a control under a bar that stays',
      '<div style="position: fixed; inset: 0 0 auto; height: 300px; background: #fff"></div>',
      [/^covered .*Início/, /^covered .*input/, /^covered .*Enviar/],
    ],
    [
      'an order that was made by numbers',
      '<button id="cedo" tabindex="1">Antes</button>',
      [/^Tab does not come to .*cedo/],
    ],
    [
      'an order that is drawn the other way round',
      '<div style="display: flex; flex-direction: row-reverse; justify-content: flex-end"><button>Segundo</button><button id="um">Primeiro</button></div>',
      [/^not in the order that is read: .*Segundo.*um/],
    ],
    [
      'a page that takes Tab for itself',
      '<textarea id="presa" aria-label="Texto" onkeydown="event.preventDefault()"></textarea>',
      [/^Tab never leaves.*presa/, /^Tab is taken .*presa/],
    ],
    [
      'a control that takes the focus back',
      '<input id="volta" aria-label="Texto" onblur="this.focus()"><button>Depois</button>',
      [/^Tab does not come to .*Depois/, /^Tab never leaves: .*volta/],
    ],
  ] as const) {
    test(nome, async ({ page }) => {
      await page.setContent(`<style>:focus-visible { outline: 3px solid }</style><main>${certa}${corpo}</main>`);
      // The property in which React keeps the events of an element.
      await page.evaluate(() => {
        for (const este of document.querySelectorAll<HTMLElement>('[data-react]'))
          Object.assign(este, { __reactProps$teste: { [este.dataset['react'] ?? '']: () => undefined } });
      });
      const achados = await percorre(page);
      expect(achados).toHaveLength(acha.length);
      for (const [n, achado] of acha.entries()) expect(achados[n]).toMatch(achado);
    });
  }
});
