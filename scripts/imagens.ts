import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { anotarConferidas } from '../e2e/imagens.ts';
import { exigirChromium } from './chromium.ts';
import { dizer, principal } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');

/**
 * `npm run imagens`: compares the pictures of components and e-mails with today's drawing, and notes their sources in
 * `e2e/imagens/conferidas.json`; `-- aceitar` takes today's drawing for the pictures.
 */
async function compararImagens(): Promise<number> {
  const aceitar = process.argv.includes('aceitar');
  const { status } = spawnSync(
    join(raiz, 'node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', ...(aceitar ? ['--update-snapshots=changed'] : [])],
    {
      cwd: raiz,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_IMAGENS: 'so',
        CHROMIUM_PATH: await exigirChromium(),
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(raiz, 'node_modules/.cache/playwright'),
      },
    },
  );
  if (status !== 0) return status ?? 1;
  anotarConferidas();
  dizer('  ✓ Anotado em e2e/imagens/conferidas.json');
  return 0;
}

await principal(compararImagens);
