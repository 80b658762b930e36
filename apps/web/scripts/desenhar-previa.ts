import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MARCA } from '@rateia/domain/marca';
import { manga, petroleo } from '../src/ui/tokens.ts';

/* `npm run previa`: draws public/previa.png, the picture of every link preview, with the Chromium of the browser tests. */
const LARGURA = 1200;
const ALTURA = 630;
const destino = fileURLToPath(new URL('../public/previa.png', import.meta.url));
const fonte = fileURLToPath(
  import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'),
);

/** The mark of the product: a whole in five parts, one of them the reader's. */
const PARTES = 5;
const RAIO = 168;
const GROSSURA = 74;
const FOLGA = 9;

function parte(n: number): string {
  const volta = 2 * Math.PI * RAIO;
  const arco = volta / PARTES - FOLGA;
  const cor = n === 0 ? manga[5] : n < PARTES - 1 ? '#FFFFFF' : petroleo[5];
  return `<circle r="${RAIO}" fill="none" stroke="${cor}" stroke-width="${GROSSURA}" stroke-dasharray="${arco} ${volta - arco}"
    transform="rotate(${-90 + (360 / PARTES) * n + (FOLGA / 2 / volta) * 360})" />`;
}

const pagina = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Gabarito; src: url('${pathToFileURL(fonte).href}') format('woff2'); font-weight: 400 900; }
* { margin: 0; }
body { width: ${LARGURA}px; height: ${ALTURA}px; overflow: hidden; background: ${petroleo[8]}; color: #fff; font-family: Gabarito; }
svg.anel { position: absolute; right: 76px; top: 105px; }
.texto { position: absolute; left: 84px; top: 88px; width: 620px; }
.nome { display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 700; letter-spacing: -.01em; }
h1 { margin-top: 62px; font-size: 84px; line-height: 1.04; font-weight: 700; letter-spacing: -.02em; }
p { margin-top: 32px; font-size: 34px; line-height: 1.3; color: ${petroleo[1]}; }
</style>
<div class="texto">
  <div class="nome"><svg width="76" height="76" viewBox="0 0 40 40"><rect width="40" height="40" rx="12" fill="${petroleo[6]}"/><rect x="10.5" y="10" width="7" height="20" rx="2" fill="#fff"/><path d="M20 21V11.2A1.2 1.2 0 0 1 21.2 10 9.8 9.8 0 0 1 31 19.8 1.2 1.2 0 0 1 29.8 21Z" fill="${manga[5]}"/></svg>${MARCA}</div>
  <h1>Pague só<br>a sua parte</h1>
  <p>Divida a conta das suas<br>assinaturas em grupo.</p>
</div>
<svg class="anel" width="420" height="420" viewBox="-210 -210 420 420">${Array.from({ length: PARTES }, (_, n) => parte(n)).join('')}</svg>`;

const pasta = mkdtempSync(join(tmpdir(), 'rateia-previa-'));
const arquivo = join(pasta, 'previa.html');
writeFileSync(arquivo, pagina);
execFileSync(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--allow-file-access-from-files',
  '--force-device-scale-factor=1',
  `--window-size=${LARGURA},${ALTURA}`,
  `--screenshot=${destino}`,
  '--virtual-time-budget=3000',
  pathToFileURL(arquivo).href,
]);
rmSync(pasta, { recursive: true, force: true });
process.stdout.write(`${destino}\n`);
