import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Icone {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

function publico(nome: string): Buffer {
  return readFileSync(resolve(import.meta.dirname, '../../../public', nome));
}
const manifesto = JSON.parse(publico('manifest.webmanifest').toString()) as { readonly icons: readonly Icone[] };
const imagens = manifesto.icons.filter(({ type }) => type === 'image/png');

/** Width and height as the file itself says them: the first chunk of a PNG. */
function medidasDe(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('The installable app (spec 1, §4 Install prompt)', () => {
  it('stands alone, from the root, in the language of the product', () => {
    expect(manifesto).toMatchObject({
      name: 'Rateia',
      lang: 'pt-BR',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it.each(imagens)('$src is as large as the manifest says', ({ src, sizes }) => {
    expect(medidasDe(publico(src.slice(1)))).toBe(sizes);
  });

  it('has the icons that browsers ask of an app that can be installed: 192 px, 512 px, and one that may be cut to a shape', () => {
    expect(imagens.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('the page names it, and an icon for iOS, which takes none of the manifest', () => {
    const pagina = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8');
    expect(pagina).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(pagina).toMatch(/<link rel="apple-touch-icon" href="\/icone-192\.png" \/>/);
  });
});
