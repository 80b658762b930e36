import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { esperaDaVersao, vigiarVersao } from './vigiar-versao.ts';

const documento = new EventTarget();
let oculta = false;
beforeEach(() => {
  oculta = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', documento);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function vigiar(perguntar: () => Promise<string>) {
  const sabidas: string[] = [];
  const pergunta = vi.fn(perguntar);
  const parar = vigiarVersao({ perguntar: pergunta, aoSaber: (v) => sabidas.push(v), oculta: () => oculta });
  return { sabidas, pergunta, parar };
}
function mudarDeVista(escondida: boolean): void {
  oculta = escondida;
  documento.dispatchEvent(new Event('visibilitychange'));
}

describe('Version check (spec 1, §4 and §9)', () => {
  it('asks every five seconds', async () => {
    const { pergunta, sabidas, parar } = vigiar(async () => '1.0.0.1');
    await vi.advanceTimersByTimeAsync(4999);
    expect(pergunta).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_001);
    expect(pergunta).toHaveBeenCalledTimes(3);
    expect(sabidas).toEqual(['1.0.0.1', '1.0.0.1', '1.0.0.1']);
    parar();
  });

  it('stops while the page is hidden, and goes on when it is seen', async () => {
    const { pergunta, parar } = vigiar(async () => '1.0.0.1');
    mudarDeVista(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pergunta).not.toHaveBeenCalled();
    mudarDeVista(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(pergunta).toHaveBeenCalledTimes(1);
    parar();
  });

  it('asks less and less often while no answer comes, and every five seconds again afterwards', async () => {
    let fora = true;
    const { pergunta, parar } = vigiar(async () => {
      if (fora) throw new Error('away');
      return '1.0.0.1';
    });
    // 5 s, then 10 s, then 20 s: three questions in the first 35 s.
    await vi.advanceTimersByTimeAsync(35_000);
    expect(pergunta).toHaveBeenCalledTimes(3);
    fora = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(pergunta).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(pergunta).toHaveBeenCalledTimes(5);
    parar();
  });

  it('never waits longer than five minutes', () => {
    expect([0, 1, 2, 6, 50].map(esperaDaVersao)).toEqual([5000, 10_000, 20_000, 300_000, 300_000]);
  });

  it('is silent once stopped', async () => {
    const { pergunta, parar } = vigiar(async () => '1.0.0.1');
    parar();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pergunta).not.toHaveBeenCalled();
  });
});
