import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { exigirChromium } from '../../scripts/chromium.ts';
import type { Pessoa } from './pessoa.ts';
import type { Endereco } from './preparo.ts';

/** The files of one visit with an empty cache, in bytes of the bodies as they travelled. */
export type Visita = {
  readonly js: ReadonlyMap<string, number>;
  readonly css: number;
  readonly fontes: number;
  /** The path at which the visit ended: another path than the requested one means that the route was not shown. */
  readonly caminho: string;
  /** Texts that travelled uncompressed, and complaints of the browser. */
  readonly faltas: readonly string[];
};

export type Navegador = {
  /** A tab of this person alone, which already keeps what the address needs. */
  readonly abrir: (pessoa: Pessoa, endereco: Endereco, como?: { readonly perguntaCookies: boolean }) => Promise<Page>;
  readonly fechar: () => Promise<void>;
};

const ARGUMENTOS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const ESPERA_MS = 60_000;
/** The last part that a page asks for by itself comes four seconds after it (`apps/web/src/app/acompanhar-sessao.ts`). */
const REPOUSO_MS = 5_000;
/**
 * The script that keeps the app for a time without network belongs to no page, and is reported apart
 * (docs/desempenho.md).
 */
const SERVICE_WORKER = '/sw.js';
const SEM_MEDICAO = encodeURIComponent(
  JSON.stringify({ necessary: true, analytics_storage: false, ad_storage: false, versao: 1 }),
);
/** Below this a server may spare itself the compression. */
const MINIMO_COMPRIMIDO = 1_000;

export async function abrirNavegador(origem: string): Promise<Navegador> {
  const perfil = mkdtempSync(join(tmpdir(), 'rateia-chromium-'));
  const browser = await puppeteer.launch({
    executablePath: await exigirChromium(),
    headless: true,
    userDataDir: perfil,
    args: ARGUMENTOS,
  });
  const contextos = new Map<Pessoa, Awaited<ReturnType<typeof browser.createBrowserContext>>>();
  return {
    abrir: async (pessoa, { naAba }, { perguntaCookies } = { perguntaCookies: false }) => {
      const conhecido = contextos.get(pessoa);
      const contexto = conhecido ?? (await browser.createBrowserContext());
      contextos.set(pessoa, contexto);
      // Somebody who has answered: the question about cookies is asked once in five years.
      const resposta = { name: 'rateia_consentimento', domain: new URL(origem).hostname };
      if (perguntaCookies) await contexto.deleteMatchingCookies(resposta);
      else await contexto.setCookie({ ...resposta, value: SEM_MEDICAO });
      const pagina = await contexto.newPage();
      await pagina.goto(`${origem}/healthz`);
      // The session once: from then on the browser renews it by itself.
      if (conhecido === undefined) await guardar(pagina, { onde: 'localStorage', valores: pessoa.guardado });
      await guardar(pagina, { onde: 'sessionStorage', valores: naAba });
      return pagina;
    },
    fechar: async () => {
      await browser.close();
      rmSync(perfil, { recursive: true, force: true });
    },
  };
}

/** Opens the address as a first visit that nobody touches, until nothing more comes by itself. */
export async function visitar(pagina: Page, url: string): Promise<Visita> {
  const js = new Map<string, number>();
  const somas = { css: 0, fontes: 0 };
  const faltas: string[] = [];
  pagina.on('console', (mensagem) => {
    if (mensagem.type() === 'error') faltas.push(`console: ${mensagem.text()}`);
  });
  pagina.on('pageerror', (erro) => faltas.push(`exception: ${String(erro)}`));
  pagina.on('response', (resposta) => {
    const { pathname } = new URL(resposta.url());
    const cabecalhos = resposta.headers();
    const tamanho = Number(cabecalhos['content-length'] ?? 0);
    const texto = /\.(js|css)$/.test(pathname);
    if (texto && tamanho > MINIMO_COMPRIMIDO && cabecalhos['content-encoding'] !== 'br')
      faltas.push(`without brotli: ${pathname}`);
    if (pathname.endsWith('.js') && pathname !== SERVICE_WORKER) js.set(pathname, tamanho);
    if (pathname.endsWith('.css')) somas.css += tamanho;
    if (pathname.endsWith('.woff2')) somas.fontes += tamanho;
  });
  await pagina.setCacheEnabled(false);
  await pagina.goto(url, { waitUntil: 'networkidle0', timeout: ESPERA_MS });
  await esperar(REPOUSO_MS);
  await pagina.setCacheEnabled(true);
  return { js, ...somas, caminho: new URL(pagina.url()).pathname, faltas };
}

async function guardar(
  pagina: Page,
  {
    onde,
    valores,
  }: { readonly onde: 'localStorage' | 'sessionStorage'; readonly valores: Readonly<Record<string, unknown>> },
): Promise<void> {
  for (const [chave, valor] of Object.entries(valores))
    await pagina.evaluate(`${onde}.setItem(${JSON.stringify(chave)}, ${JSON.stringify(JSON.stringify(valor))})`);
}
