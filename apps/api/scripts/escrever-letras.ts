import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Writes the outlines of the letters that the server draws in pictures (`features/marketing/previas/letras.txt`), from
 * the font of the titles. A picture then looks alike on every machine, whatever fonts are installed. The outlines have
 * the font's regular weight, the only one that can be read here from a compressed variable font; code that draws bold
 * letters gives them an edge.
 */
const PRIMEIRAS = [0x20, 0x7e];
const LATINAS = [0xa0, 0xff];
const OUTRAS = '–—…’“”•ŠšŽžŒœ';

interface Fonte {
  readonly hasGlyphForCodePoint: (ponto: number) => boolean;
  readonly glyphForCodePoint: (ponto: number) => {
    readonly advanceWidth: number;
    readonly path: { readonly toSVG: () => string };
  };
}

const daWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const doPdf = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
const { openSync } = doPdf('fontkit') as { readonly openSync: (arquivo: string) => Fonte };
const fonte = openSync(daWeb.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'));
const pontos = [PRIMEIRAS, LATINAS]
  .flatMap(([de = 0, ate = 0]) => Array.from({ length: ate - de + 1 }, (_, i) => de + i))
  .concat([...OUTRAS].map((letra) => letra.codePointAt(0) ?? 0))
  .filter((ponto) => fonte.hasGlyphForCodePoint(ponto));
function inteiros(desenho: string): string {
  return desenho.replace(/-?\d+(\.\d+)?/g, (n) => String(Math.round(Number(n))));
}
const linhas = pontos.map((ponto) => {
  const { advanceWidth, path } = fonte.glyphForCodePoint(ponto);
  return `${String.fromCodePoint(ponto)}\t${Math.round(advanceWidth)}\t${inteiros(path.toSVG())}`;
});
const destino = fileURLToPath(new URL('../src/features/marketing/previas/letras.txt', import.meta.url));
writeFileSync(destino, `${linhas.join('\n')}\n`);
process.stdout.write(`${destino}\n`);
