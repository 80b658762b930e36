import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { MARCA, tituloDaPagina } from '@rateia/domain/marca';
import type motor from 'axe-core';
import { FOTOS, RESULTADOS } from '../ambiente.ts';
import { cortadosAoEspacar } from './espacos-do-texto.ts';
import { ligacoes } from './navegacao.ts';
import { CELULAR, MESA } from './navegador.ts';
import { percorre } from './percurso.ts';
import { nadaSobra } from './peso.ts';
import { rotaDe } from './rotas.ts';

declare global {
  // The page's own, once it was put there.
  var axe: typeof motor;
}

/** The small form of the engine: a page reads it twice as fast as the one with its comments. */
const MOTOR = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NORMAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * Windows that no content may exceed in width: the narrowest screen, which equals a desk at 400 % (WCAG 1.4.10), and a
 * desk at 200 % (1.4.4).
 */
const ESTREITAS = [
  { width: 320, height: 800 },
  { width: 640, height: 450 },
] as const;

/** The results are in a file of the run, because a worker starts anew after a test that failed. */
const EXAMINADAS = resolve(RESULTADOS, 'examinadas.txt');

/** Looks at the screen that is open: it is the one of that route, and all that is asked of a screen is so. */
export async function examina(pagina: Page, rota: string): Promise<void> {
  await test.step(rota, async () => {
    await expect(pagina).toHaveURL(enderecoDa(rota));
    await expect(pagina.getByText('Carregando...')).toHaveCount(0);
    await nadaSobra(pagina);
    await examinaEstado(pagina);
    anotar(EXAMINADAS, rota);
  });
}

/**
 * Examines a screen in any state: one h1 and the title of its route; no link to a page that does not exist; nothing
 * wider than the window, from 320 px on, and no text that is cut when it is spaced. A screen has the same controls and
 * colours on a phone and on a desk, so axe examines it on a phone, and the keyboard walks it on a desk. Only the frame
 * around it differs (`examinaQuadro`).
 */
export async function examinaEstado(pagina: Page): Promise<void> {
  await expect(pagina.locator('h1')).toHaveCount(1);
  await expect(pagina).toHaveTitle(tituloDe(pagina.url()));
  expect.soft(await perdidas(pagina), `where ${pagina.url()} leads that is not made`).toEqual([]);
  for (const tamanho of ESTREITAS) {
    await pagina.setViewportSize(tamanho);
    const largura = await pagina.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(largura, `${pagina.url()} scrolls sideways`).toBeLessThanOrEqual(tamanho.width);
  }
  await naLargura(pagina, CELULAR);
  expect.soft(await cortadosAoEspacar(pagina), `${pagina.url()} spaced on a phone`).toEqual([]);
  expect.soft(await achadosDoAxe(pagina), `${pagina.url()} on a phone`).toEqual([]);
  await naLargura(pagina, MESA);
  expect.soft(await cortadosAoEspacar(pagina), `${pagina.url()} spaced on a desk`).toEqual([]);
  expect.soft(await percorre(pagina), `${pagina.url()} on a desk`).toEqual([]);
}

/** The frame of the screen that is open, at the widths at which `examinaEstado` does not ask: its bars are others on a phone. */
export async function examinaQuadro(pagina: Page): Promise<void> {
  await naLargura(pagina, CELULAR);
  expect.soft(await percorre(pagina), `${pagina.url()} on a phone`).toEqual([]);
  await naLargura(pagina, MESA);
  expect.soft(await achadosDoAxe(pagina), `${pagina.url()} on a desk`).toEqual([]);
}

async function naLargura(pagina: Page, tamanho: typeof CELULAR | typeof MESA): Promise<void> {
  await pagina.setViewportSize(tamanho);
  await pagina.evaluate(async () => await new Promise(requestAnimationFrame));
  if (FOTOS !== undefined) await fotografa(pagina, FOTOS, tamanho.width);
}

/**
 * A screen whose data have come, from 320 px to a desk: nothing is wider than the window, and no words leave their box.
 */
export async function cabeNaTela(pagina: Page): Promise<void> {
  await expect(pagina.locator('h1')).toHaveCount(1);
  await expect(pagina.getByText(/^Carregando/)).toHaveCount(0);
  for (const tamanho of [...ESTREITAS, CELULAR, MESA]) {
    await pagina.setViewportSize(tamanho);
    await pagina.evaluate(async () => await new Promise(requestAnimationFrame));
    if (FOTOS !== undefined) await fotografa(pagina, FOTOS, tamanho.width);
    expect.soft(await queSaem(pagina), `${pagina.url()} at ${tamanho.width} px`).toEqual([]);
  }
}

/** Texts that end outside of the window, but for rows that are scrolled sideways, and the page itself if it is wider. */
async function queSaem(pagina: Page): Promise<readonly string[]> {
  return await pagina.evaluate(() => {
    const largura = document.documentElement.clientWidth;
    const todos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const saem = document.documentElement.scrollWidth > largura ? ['the page scrolls sideways'] : [];
    for (let texto = todos.nextNode(); texto !== null; texto = todos.nextNode()) {
      const { parentElement: dono, textContent } = texto;
      if (dono === null || textContent?.trim() === '' || !dono.checkVisibility({ visibilityProperty: true })) continue;
      const onde = document.createRange();
      onde.selectNodeContents(texto);
      if (onde.getBoundingClientRect().right <= largura + 1 || !temFim(dono)) continue;
      saem.push(`outside: ${textContent?.slice(0, 40)}`);
    }
    return saem;

    /** No row that scrolls around it, nothing that ends it in dots, and not for screen readers alone. */
    function temFim(dono: Element): boolean {
      for (let e: Element | null = dono; e !== null; e = e.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(e);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || clipPath !== 'none')
          return false;
      }
      return true;
    }
  });
}

/** Saves the open screen as a picture, named by its place in the run, its route and its width. */
async function fotografa(pagina: Page, pasta: string, largura: number): Promise<void> {
  const rota = (rotaDe(new URL(pagina.url()).pathname)?.path ?? '-fora').replaceAll(/[^a-z0-9]+/gi, '-');
  fotografias += 1;
  const arquivo = `${String(fotografias).padStart(3, '0')}${rota}-${largura}.png`;
  await pagina.screenshot({ path: resolve(pasta, arquivo), fullPage: true });
}

let fotografias = 0;

/** The title that the table gives an address. The one page that names itself is that of an address which is not there. */
function tituloDe(endereco: string): string {
  const rota = rotaDe(new URL(endereco).pathname);
  return tituloDaPagina(rota?.estado === 'feito' ? rota.titulo : 'Esta página não existe');
}

/** The links of a page to addresses of ours at which there is no finished screen. */
async function perdidas(pagina: Page): Promise<readonly string[]> {
  const { origin } = new URL(pagina.url());
  return (await ligacoes(pagina.locator('body'))).filter((href) => {
    const para = new URL(href, pagina.url());
    return !href.startsWith('#') && para.origin === origin && rotaDe(para.pathname)?.estado !== 'feito';
  });
}

/**
 * The faults that axe finds inside of a selector. Only faults are asked for: axe needs more time to name everything
 * that is right than to find them.
 */
export async function achadosDoAxe(pagina: Page, dentro = 'html'): Promise<readonly string[]> {
  for (const quadro of pagina.frames())
    if (!(await quadro.evaluate(() => 'axe' in globalThis))) await quadro.evaluate(`${MOTOR};0`);
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
  const anotadas = existsSync(EXAMINADAS) ? readFileSync(EXAMINADAS, 'utf8').split('\n') : [];
  return feitas.filter((rota) => !anotadas.includes(rota));
}

function anotar(arquivo: string, rota: string): void {
  mkdirSync(RESULTADOS, { recursive: true });
  appendFileSync(arquivo, `${rota}\n`);
}

/** Routes are written in letters, dashes and slashes, with their parameters in braces. */
function enderecoDa(rota: string): RegExp {
  return new RegExp(`^https?://[^/]+${rota.replaceAll(/\{.*?\}/g, '[^/]+')}(\\?.*)?$`);
}
