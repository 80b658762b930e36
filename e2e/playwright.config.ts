import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENDERECO, GALERIA, PORTA_GALERIA, RESULTADOS, REUSAR } from './ambiente.ts';
import { ARGUMENTOS_DO_CHROMIUM, navegadorDe } from './chromium.ts';
import { PROJETOS } from './frentes.ts';
import { COM_IMAGENS } from './imagens.ts';
import { SEM_PERGUNTAS } from './vocabulary/navegador.ts';

const raiz = resolve(import.meta.dirname, '..');
const node = `"${resolve(raiz, 'node_modules/.bin/node')}"`;

const paginaDosComponentes = {
  command: `${node} apps/web/scripts/galeria.ts`,
  cwd: raiz,
  env: { UI_PORT: String(PORTA_GALERIA) },
  url: `${GALERIA}/galeria.html`,
  reuseExistingServer: REUSAR,
  timeout: 60_000,
  stderr: 'pipe',
} as const;

/** Pictures of components and e-mails need no copy of the product. */
const comProduto = !PROJETOS.every((nome) => COM_IMAGENS.includes(nome));

const produto = {
  command: `${node} e2e/servidor.ts`,
  cwd: raiz,
  url: `${ENDERECO}/healthz`,
  reuseExistingServer: REUSAR,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  stdout: 'pipe',
  stderr: 'pipe',
} as const;

/** The browser against exactly what `npm start` gives, demonstration included. One worker: the product has one clock (`frentes.ts`). */
export default defineConfig({
  testDir: '.',
  ...(comProduto ? { globalSetup: './sem-campanhas.ts' } : {}),
  outputDir: RESULTADOS,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A test of many screens takes a minute on two slow cores. A wait ends when the thing is there, so a long one costs nothing.
  timeout: 240_000,
  // A picture may differ in the pixels between a curve's edge and its ground, and in nothing that anybody sees.
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixels: 60, stylePath: resolve(import.meta.dirname, 'imagens.css') },
  },
  snapshotPathTemplate: '{testDir}/imagens/{projectName}/{arg}{ext}',
  reporter: 'list',
  use: {
    baseURL: ENDERECO,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 900 },
    storageState: SEM_PERGUNTAS,
    // Moving things cost frames, and a click waits until its target stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // A test cannot hold back the answers of a service worker; the tests of the shell allow one where they look at it.
    serviceWorkers: 'block',
    // A trace takes a picture of the page at every step, a fifth of all the time: `--trace=retain-on-failure` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
  },
  projects: PROJETOS.map((nome) => ({
    name: nome,
    testMatch: `${nome}.spec.ts`,
    use: { launchOptions: { executablePath: navegadorDe(nome), args: ARGUMENTOS_DO_CHROMIUM } },
  })),
  webServer: [...(comProduto ? [produto] : []), ...(PROJETOS.includes('galeria') ? [paginaDosComponentes] : [])],
});
