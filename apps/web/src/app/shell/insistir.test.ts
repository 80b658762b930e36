import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insistir } from './insistir.ts';

let pagina: EventTarget & { hidden: boolean };
let janela: EventTarget;
beforeEach(() => {
  pagina = Object.assign(new EventTarget(), { hidden: false });
  janela = new EventTarget();
  vi.stubGlobal('document', pagina);
  vi.stubGlobal('window', janela);
});
afterEach(() => vi.unstubAllGlobals());

/** A part that comes at the second request. */
function aSegunda() {
  return vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('away')).mockResolvedValue('veio');
}
function passou() {
  return new Promise((resolve) => setImmediate(resolve));
}
function muda(hidden: boolean): void {
  pagina.hidden = hidden;
  pagina.dispatchEvent(new Event('visibilitychange'));
}

describe('A part behind the page that does not come (spec 1, §4)', () => {
  it('is requested again when the page is visible again, and not while it is hidden', async () => {
    const [carregar, aoVir] = [aSegunda(), vi.fn()];
    insistir(carregar, aoVir);
    await passou();
    muda(true);
    await passou();
    expect(carregar).toHaveBeenCalledTimes(1);
    muda(false);
    await passou();
    expect(aoVir.mock.calls).toEqual([['veio']]);
    muda(true);
    muda(false);
    janela.dispatchEvent(new Event('online'));
    await passou();
    expect(carregar).toHaveBeenCalledTimes(2);
  });

  it('is requested again when the network is back', async () => {
    const aoVir = vi.fn();
    insistir(aSegunda(), aoVir);
    await passou();
    janela.dispatchEvent(new Event('online'));
    await passou();
    expect(aoVir).toHaveBeenCalledWith('veio');
  });

  it('is not requested again once it was given up, and a load on its way is ignored', async () => {
    const [carregar, aoVir] = [aSegunda(), vi.fn()];
    insistir(carregar, aoVir)();
    await passou();
    muda(false);
    const [outra, aoVirDela] = [vi.fn(async () => 'veio'), vi.fn()];
    insistir(outra, aoVirDela)();
    await passou();
    expect(carregar).toHaveBeenCalledTimes(1);
    expect([aoVir, aoVirDela].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
