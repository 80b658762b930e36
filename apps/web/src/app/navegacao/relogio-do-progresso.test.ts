import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { relogioDoProgresso } from './relogio-do-progresso.ts';

let desenhos: { readonly em: number; readonly valor: number; readonly estado: string }[];
let relogio: ReturnType<typeof relogioDoProgresso>;
beforeEach(() => {
  vi.useFakeTimers();
  const inicio = performance.now();
  desenhos = [];
  relogio = relogioDoProgresso((progresso) => desenhos.push({ em: performance.now() - inicio, ...progresso }));
});
afterEach(() => {
  relogio.parar();
  vi.useRealTimers();
});

describe('The bar of progress is drawn at most once per 400 ms (spec A§9)', () => {
  it.each([
    [450, false],
    [799, false],
    [1_300, true],
    [7_000, false],
  ])('also at its end, of a page that comes after %d ms', (ms, falhou) => {
    relogio.comecar();
    vi.advanceTimersByTime(ms);
    relogio.acabar(falhou);
    vi.advanceTimersByTime(2_000);
    const intervalos = desenhos.map(({ em }, i) => em - (desenhos[i - 1]?.em ?? 0));
    expect(Math.min(...intervalos)).toBeGreaterThanOrEqual(400);
    const [fim, fora] = desenhos.slice(-2);
    expect(fim).toMatchObject({ valor: 100, estado: falhou ? 'falhou' : 'andando' });
    expect(fora).toMatchObject({ valor: 0, estado: 'parado' });
    expect((fora?.em ?? 0) - (fim?.em ?? 0)).toBe(400);
  });

  it('not at all for a page that comes earlier', () => {
    relogio.comecar();
    vi.advanceTimersByTime(399);
    relogio.acabar(false);
    vi.advanceTimersByTime(2_000);
    expect(desenhos).toEqual([]);
  });

  it('a navigation that begins while the one before ends takes its place, in the same rhythm', () => {
    relogio.comecar();
    vi.advanceTimersByTime(450);
    relogio.acabar(false);
    vi.advanceTimersByTime(50);
    relogio.comecar();
    vi.advanceTimersByTime(700);
    expect(desenhos.map(({ em, valor }) => [em, valor])).toEqual([
      [400, 8],
      [800, 6],
      [1_200, 14],
    ]);
  });

  it('a bar on its way continues when another begins', () => {
    relogio.comecar();
    vi.advanceTimersByTime(300);
    relogio.comecar();
    vi.advanceTimersByTime(100);
    expect(desenhos).toMatchObject([{ em: 400, valor: 8 }]);
  });

  it('leaves at once where an error is to be shown, and does not come back (spec A§8)', () => {
    relogio.comecar();
    vi.advanceTimersByTime(500);
    relogio.esconder();
    expect(desenhos.at(-1)).toMatchObject({ em: 500, estado: 'parado' });
    relogio.acabar(false);
    vi.advanceTimersByTime(2_000);
    expect(desenhos).toHaveLength(2);
  });
});
