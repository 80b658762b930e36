import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { MARCA } from '@rateia/domain/marca';
import motor from 'axe-core';
import { RESULTADOS } from '../ambiente.ts';
import { CELULAR, MESA } from './navegador.ts';

declare global {
  // The page's own, once it was put there.
  var axe: typeof motor;
}

const NORMAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The narrowest screen on which nothing may be wider than it (WCAG 1.4.10). */
const ESTREITA = { width: 320, height: 800 };

/** In a file of the run, because a worker starts anew after a test that failed. */
const EXAMINADAS = resolve(RESULTADOS, 'examinadas.txt');

/**
 * Looks at the screen that is open: it is the one of that route, has one h1 and a title, is narrow enough at 320 px, and
 * axe finds nothing on a phone and on a desk.
 */
export async function examina(pagina: Page, rota: string): Promise<void> {
  await test.step(rota, async () => {
    await expect(pagina).toHaveURL(enderecoDa(rota));
    await expect(pagina.locator('h1')).toHaveCount(1);
    await expect(pagina.getByText('Carregando...')).toHaveCount(0);
    await expect(pagina).toHaveTitle(new RegExp(`^${MARCA} \\| \\S`));
    await pagina.setViewportSize(ESTREITA);
    const larguras = await pagina.evaluate(() => document.documentElement.scrollWidth);
    expect
      .soft(larguras, `${pagina.url()} scrolls sideways at ${ESTREITA.width} px`)
      .toBeLessThanOrEqual(ESTREITA.width);
    for (const tamanho of [CELULAR, MESA]) {
      await pagina.setViewportSize(tamanho);
      expect.soft(await achadosDoAxe(pagina), `${pagina.url()} at ${tamanho.width} px`).toEqual([]);
    }
    anotar(rota);
  });
}

/** What axe finds wrong inside of a selector. Only that is asked for: naming all that is right costs axe more than finding what is not. */
export async function achadosDoAxe(pagina: Page, dentro = 'html'): Promise<readonly string[]> {
  for (const quadro of pagina.frames())
    if (!(await quadro.evaluate(() => 'axe' in globalThis))) await quadro.evaluate(motor.source);
  const violacoes = await pagina.evaluate(
    async ([normas, onde]) => {
      const { violations } = await globalThis.axe.run(onde, {
        runOnly: normas,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(({ id, nodes }) => ({
        id,
        onde: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    [NORMAS, dentro] as const,
  );
  return violacoes.flatMap(({ id, onde }) => onde.map((texto) => `${id}: ${texto}`));
}

/** Finished screens at which no test has looked; redirects have none of their own. */
export function esquecidas(): readonly string[] {
  const tabela = readFileSync(resolve(import.meta.dirname, '../../docs/spec/rotas.md'), 'utf8');
  const feitas = tabela.split('\n').flatMap((linha) => {
    const [, rota, , , estado, nota] = linha.split('|').map((celula) => celula.trim());
    return estado === 'feito' && nota?.startsWith('redireciona') !== true ? [(rota ?? '').replaceAll('`', '')] : [];
  });
  expect(feitas.length, `finished routes of ${MARCA}`).toBeGreaterThan(40);
  const vistas = existsSync(EXAMINADAS) ? readFileSync(EXAMINADAS, 'utf8').split('\n') : [];
  return feitas.filter((rota) => !vistas.includes(rota));
}

function anotar(rota: string): void {
  mkdirSync(RESULTADOS, { recursive: true });
  appendFileSync(EXAMINADAS, `${rota}\n`);
}

/** Routes are written in letters, dashes and slashes, with their parameters in braces. */
function enderecoDa(rota: string): RegExp {
  return new RegExp(`^https?://[^/]+${rota.replaceAll(/\{.*?\}/g, '[^/]+')}(\\?.*)?$`);
}
