import { describe, expect, it } from 'vitest';
import { comFerramentas } from './mensagem-no-console.ts';

const pagina = { innerWidth: 1280, innerHeight: 900 };

describe('Console message (spec 1, §9: a window-size heuristic of 160 px)', () => {
  it.each([
    ['a bare window', 0, 0, false],
    ['the bars of a browser', 16, 140, false],
    ['160 px', 160, 160, false],
    ['tools at the side', 161, 0, true],
    ['tools below', 0, 400, true],
  ])('%s', (_, aMais, maisAlta, abertas) => {
    const janela = { ...pagina, outerWidth: 1280 + aMais, outerHeight: 900 + maisAlta };
    expect(comFerramentas(janela)).toBe(abertas);
  });
});
