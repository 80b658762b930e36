import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exigirChromium } from './chromium.ts';
import { conferir } from './conferir.ts';
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

const testarNoNavegador = (chromium: string): Promise<Contagem> =>
  executarCorredor({
    comando: ['playwright', 'test', '-c', configuracao, '--reporter=list,json'],
    argumentos: () => [],
    env: (relatorio) => ({
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: relatorio,
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    contar: contarPlaywright,
  });

await principal(testar);
