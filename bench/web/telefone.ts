import type { Page } from 'puppeteer-core';

/**
 * The waits of a person with a slow phone, in milliseconds from the request of the page; each is the median of some
 * visits.
 */
export type Esperas = {
  readonly primeiraPintura: number;
  readonly maiorPintura: number;
  /** The largest of the paints, by its tag and first words. */
  readonly maior: string;
  /** The longest time from a tap to the next frame, and the tapped control; none where there is nothing to tap. */
  readonly toque: number | undefined;
  readonly tocado: string;
};

/** The limits for every screen (docs/desempenho.md). */
export const LIMITES_DO_TELEFONE = { primeiraPintura: 1_200, maiorPintura: 2_000, toque: 200 } as const;

const PROCESSADOR = 4;
const BYTES_POR_SEGUNDO = 1_600_000 / 8;
const REDE = { latency: 150, downloadThroughput: BYTES_POR_SEGUNDO, uploadThroughput: 750_000 / 8 } as const;
const TELA = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;
const ESPERA_MS = 60_000;
const REPOUSO_MS = 1_500;
const ENTRE_TOQUES_MS = 300;
/** Connections that stay open by themselves: the notices of the person. */
const CONEXOES_DEMORADAS = 2;
const TOQUES = 5;
/** Taps that stay on the screen. */
const TOCAVEIS = 'main button[aria-pressed], main [role="tab"], main summary, main button[aria-expanded]';

/** Notes the paints and the answers to taps from the first moment of the page on. */
const OUVIR = `(() => {
  globalThis.__esperas = { maior: 0, oQue: '', toque: 0 };
  const nome = (e) => e === null || e === undefined ? '' : e.tagName.toLowerCase() + ' "' + (e.textContent ?? '').trim().slice(0, 40) + '"';
  new PerformanceObserver((lista) => {
    for (const pintura of lista.getEntries()) Object.assign(__esperas, { maior: pintura.startTime, oQue: nome(pintura.element) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((lista) => {
    for (const evento of lista.getEntries())
      if (evento.interactionId > 0) __esperas.toque = Math.max(__esperas.toque, evento.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})()`;

type Ouvido = { readonly maior: number; readonly oQue: string; readonly toque: number };

/**
 * One visit with an empty cache on a phone four times slower, on a network of 1.6 Mb/s with 150 ms to the server, both by
 * the browser's own emulation. Taps come after the page is at rest: they wait for no network.
 */
export async function visitarDoTelefone(pagina: Page, url: string): Promise<Esperas> {
  const cdp = await pagina.createCDPSession();
  await pagina.setViewport(TELA);
  await pagina.setCacheEnabled(false);
  await pagina.setBypassServiceWorker(true);
  await pagina.evaluateOnNewDocument(OUVIR);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...REDE });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSADOR });
  await pagina.goto(url, { waitUntil: 'load', timeout: ESPERA_MS });
  await repousar(pagina, REPOUSO_MS);
  const primeiraPintura = (await pagina.evaluate(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN`,
  )) as number;
  const { maior, oQue } = await ouvido(pagina);
  const { toque, tocado } = await tocar(pagina);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { primeiraPintura, maiorPintura: maior, maior: oQue, toque, tocado };
}

/** Taps some controls of the screen, one after the other, and names the slowest. */
async function tocar(pagina: Page): Promise<Pick<Esperas, 'toque' | 'tocado'>> {
  let toque: number | undefined;
  let tocado = '';
  for (const alvo of (await pagina.$$(TOCAVEIS)).slice(0, TOQUES)) {
    if (!(await alvo.isVisible())) continue;
    await pagina.evaluate('__esperas.toque = 0');
    const nome = (await alvo.evaluate((e) => e.textContent))?.trim().slice(0, 24) ?? '';
    const tocou = await alvo.tap().then(
      () => true,
      // An earlier tap drew the screen again, and this control is gone.
      () => false,
    );
    if (!tocou) break;
    // Events are told after the next picture, and rounded to 8 ms; a quick one is not told at all.
    await repousar(pagina, ENTRE_TOQUES_MS);
    const depois = (await ouvido(pagina)).toque;
    if (toque === undefined || depois > toque) [toque, tocado] = [depois, nome];
  }
  return { toque, tocado };
}

async function repousar(pagina: Page, idleTime: number): Promise<void> {
  return await pagina.waitForNetworkIdle({ idleTime, concurrency: CONEXOES_DEMORADAS, timeout: ESPERA_MS });
}

async function ouvido(pagina: Page): Promise<Ouvido> {
  return (await pagina.evaluate('__esperas')) as Ouvido;
}

function doMeio(valores: readonly number[]): number {
  return [...valores].sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? Number.NaN;
}

/** Each wait is the middle one of the visits; the names are those of the visit with the middle largest paint. */
export function esperasDoMeio(visitas: readonly Esperas[]): Esperas {
  const maiorPintura = doMeio(visitas.map((v) => v.maiorPintura));
  const doMaior = visitas.find((v) => v.maiorPintura === maiorPintura);
  const toques = visitas.flatMap(({ toque }) => (toque === undefined ? [] : [toque]));
  const toque = toques.length === 0 ? undefined : doMeio(toques);
  return {
    primeiraPintura: doMeio(visitas.map((v) => v.primeiraPintura)),
    maiorPintura,
    maior: doMaior?.maior ?? '',
    toque,
    tocado: visitas.find((v) => v.toque === toque)?.tocado ?? '',
  };
}

/** The waits that are over their limit, in words. */
export function demoras({ primeiraPintura, maiorPintura, maior, toque, tocado }: Esperas): string[] {
  return [
    ...(primeiraPintura > LIMITES_DO_TELEFONE.primeiraPintura ? [`first paint at ${emMs(primeiraPintura)}`] : []),
    ...(maiorPintura > LIMITES_DO_TELEFONE.maiorPintura ? [`largest paint at ${emMs(maiorPintura)}: ${maior}`] : []),
    ...((toque ?? 0) > LIMITES_DO_TELEFONE.toque ? [`a tap on "${tocado}" is answered after ${emMs(toque ?? 0)}`] : []),
  ];
}

function emMs(valor: number): string {
  return `${Math.round(valor)} ms`;
}
