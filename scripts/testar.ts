import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FRENTES } from '../e2e/frentes.ts';
import { exigirChromium } from './chromium.ts';
import { conferir } from './conferir.ts';
import { construirWeb } from './construir-web.ts';
import type { Contagem } from './contagem.ts';
import { contarPlaywright, linhaFinal, nenhuma, somar } from './contagem.ts';
import { exigirEscrita } from './escrita.ts';
import { executarCorredor } from './executar-passo.ts';
import { dizer, principal } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
const configuracao = 'e2e/playwright.config.ts';

/** `npm test`: all of `npm run check`, then the browser; the last line is the sum of all. */
const testar = async (): Promise<number> => {
  exigirEscrita(raiz);
  const comNavegador = existsSync(join(raiz, configuracao));
  const chromium = comNavegador ? await exigirChromium() : '';
  const conferencia = await conferir();
  const navegador = comNavegador ? await testarNoNavegador(chromium) : nenhuma;
  const total = somar([conferencia, navegador]);
  dizer(`\n${linhaFinal(total)}`);
  return total.failed === 0 ? 0 : 1;
};

/** The rows of the browser tests side by side, each with its own copy of the product on the pages that were built before. */
const testarNoNavegador = async (chromium: string): Promise<Contagem> => {
  const registros = mkdtempSync(join(tmpdir(), 'rateia-web-'));
  try {
    await construirWeb(registros);
  } finally {
    rmSync(registros, { recursive: true, force: true });
  }
  return somar(await Promise.all(FRENTES.map((_, n) => testarFrente(chromium, n + 1))));
};

const testarFrente = (chromium: string, frente: number): Promise<Contagem> =>
  executarCorredor({
    nome: `[navegador ${frente}]`,
    comando: ['playwright', 'test', '-c', configuracao, '--reporter=list,json'],
    argumentos: () => [],
    env: (relatorio) => ({
      E2E_FRENTE: String(frente),
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: relatorio,
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    contar: contarPlaywright,
  });

await principal(testar);
