import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { COR_DE_FUNDO, LARGURAS } from '@rateia/domain/constantes';
import { describe, expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../..');
function ler(arquivo: string): string {
  return readFileSync(join(web, arquivo), 'utf8');
}
/** The widths of every media rule, in styles and in screens that ask for themselves, in px, by kind. */
function larguras(lado: 'min' | 'max'): readonly number[] {
  return globSync('src/**/*.{css,tsx}', { cwd: web }).flatMap((arquivo) =>
    [
      ...ler(arquivo).matchAll(
        new RegExp(`(?:@media[^{]*|media="|useMediaQuery\\(')\\(${lado}-width: (\\d+)px\\)`, 'g'),
      ),
    ].map((m) => Number(m[1])),
  );
}

describe('Widths that styles and files repeat are those of the constants (spec A§9)', () => {
  function pertoDo(largura: number): boolean {
    return Math.abs(largura - LARGURAS.celular) < 30;
  }

  // The header alone ends a layout of its own at 619 px.
  it.each([
    ['media', LARGURAS.media, 15],
    ['grande', LARGURAS.grande, 60],
  ])('the %s layout begins at its width, and a narrower one ends before it', (_, constante, perto) => {
    const desde = larguras('min').filter((largura) => Math.abs(largura - constante) <= perto);
    const ate = larguras('max').filter((largura) => Math.abs(largura - constante) <= perto);
    expect(desde.length).toBeGreaterThan(3);
    expect(new Set(desde)).toEqual(new Set([constante]));
    expect(ate.filter((largura) => largura !== constante - 1)).toEqual([]);
  });

  it('the mobile layout ends at 500 px, and a wider one begins at the next', () => {
    const ate = larguras('max').filter(pertoDo);
    const desde = larguras('min').filter(pertoDo);
    expect(ate.length).toBeGreaterThan(10);
    expect(desde.length).toBeGreaterThan(10);
    expect(new Set(ate)).toEqual(new Set([LARGURAS.celular]));
    expect(new Set(desde)).toEqual(new Set([LARGURAS.celular + 1]));
  });

  it.each(['index.html', 'public/manifest.webmanifest'])('%s has the ground of the app', (arquivo) => {
    const cores = ler(arquivo).match(/#[\da-f]{6}/gi) ?? [];
    expect(cores.length).toBeGreaterThan(0);
    expect(new Set(cores.map((cor) => cor.toLowerCase()))).toEqual(new Set([COR_DE_FUNDO]));
  });
});
