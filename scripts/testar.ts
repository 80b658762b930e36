import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FRENTES } from '../e2e/frentes.ts';
import { COM_IMAGENS, temDeRodar } from '../e2e/imagens.ts';
import { chromiumSemJanelas, exigirChromium } from './chromium.ts';
import { conferir } from './conferir.ts';
import { construirWeb } from './construir-web.ts';
import type { Contagem } from './contagem.ts';
import { contarPlaywright, linhaFinal, somar } from './contagem.ts';
import type { Corrida } from './corrida.ts';
import { emCorrida } from './corrida.ts';
import { demonstracaoPronta } from './demonstracao.ts';
import { exigirEscrita } from './escrita.ts';
import { executarCorredor } from './executar-passo.ts';
import { dizer, principal } from './terminal.ts';

const raiz = resolve(import.meta.dirname, '..');
const configuracao = 'e2e/playwright.config.ts';

/** `npm test`: all of `npm run check`, then the browser; the last line is the sum of all. */
async function testar(corrida: Corrida): Promise<number> {
  exigirEscrita(raiz);
  const comNavegador = existsSync(join(raiz, configuracao));
  const total = comNavegador ? await testarTudo(corrida) : await conferir(corrida);
  for (const falha of total.falhas) dizer(`\n  ✗ ${falha}`);
  dizer(`\n${linhaFinal(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/**
 * The demonstration and the pages for the browser are made first, beside the checks, which measure the same pages and
 * leave a core free now and then. A failure of the demonstration is told where the run waits for it.
 */
async function testarTudo(corrida: Corrida): Promise<Contagem> {
  const chromium = await exigirChromium();
  const semJanelas = chromiumSemJanelas();
  const demonstracao = demonstracaoPronta(corrida);
  demonstracao.catch(() => undefined);
  await construirWeb(corrida.pasta, corrida.parada);
  const conferencia = await conferir(corrida);
  return somar([
    conferencia,
    await testarNoNavegador(corrida, { chromium, semJanelas, demonstracao: await demonstracao }),
  ]);
}

type Navegador = {
  readonly chromium: string;
  readonly semJanelas: string | undefined;
  readonly demonstracao: string;
};

/** The rows of the browser tests side by side, each with its own copy of the product on the pages that were built before. */
async function testarNoNavegador(corrida: Corrida, navegador: Navegador): Promise<Contagem> {
  for (const nome of COM_IMAGENS.filter((nome) => !temDeRodar(nome)))
    dizer(`  ✓ imagens de ${nome}: nada do que mostram mudou desde a última comparação (npm run imagens)`);
  return somar(await Promise.all(FRENTES.map((_, n) => testarFrente(corrida, { ...navegador, frente: n + 1 }))));
}

type Frente = Navegador & { readonly frente: number };

function testarFrente(corrida: Corrida, { chromium, semJanelas, demonstracao, frente }: Frente): Promise<Contagem> {
  return executarCorredor(corrida, {
    nome: `[navegador ${frente}]`,
    comando: ['playwright', 'test', '-c', configuracao, '--reporter=list,json'],
    argumentos: () => [],
    env: (relatorio) => ({
      E2E_FRENTE: String(frente),
      E2E_DEMONSTRACAO: demonstracao,
      // The compiled sources serve the next run too, so they are kept outside the folder that ends with this one.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(raiz, 'node_modules/.cache/playwright'),
      CHROMIUM_PATH: chromium,
      CHROMIUM_SEM_JANELAS: semJanelas ?? chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: relatorio,
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    contar: contarPlaywright,
    relatorio: `navegador-${frente}`,
  });
}

await principal(() => emCorrida(testar));
