import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adiantar, tomarAdiantada } from './adiantadas.ts';

const URL_DO_CREDITO = '/api/v1/credito';
const resposta = new Response('{}');
function ler(token: string | undefined, method = 'GET') {
  return tomarAdiantada(URL_DO_CREDITO, { method, token });
}

// The clock of the page runs since the tests of other files began: all share one page.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

afterEach(() => {
  globalThis.__adiantadas = undefined;
  vi.restoreAllMocks();
});

describe('A request that the page makes before its scripts have loaded', () => {
  it('is asked once, and its answer is taken once', async () => {
    const pede = vi.fn(async () => resposta);
    adiantar(URL_DO_CREDITO, 'a', pede);
    adiantar(URL_DO_CREDITO, 'a', pede);
    expect(pede).toHaveBeenCalledTimes(1);
    expect((await ler('a'))?.[0]).toBe(resposta);
    expect(ler('a')).toBeUndefined();
  });

  it('is of the session that asked: another one asks for itself', () => {
    adiantar(URL_DO_CREDITO, 'a', async () => resposta);
    expect(ler('b')).toBeUndefined();
    adiantar(URL_DO_CREDITO, 'a', async () => resposta);
    expect(ler(undefined)).toBeUndefined();
  });

  it('is old after any act: the changed data are read anew', () => {
    adiantar(URL_DO_CREDITO, 'a', async () => resposta);
    expect(tomarAdiantada('/api/v1/credito/comprar', { method: 'POST', token: 'a' })).toBeUndefined();
    expect(ler('a')).toBeUndefined();
  });

  it('is old half a minute after the page began', () => {
    adiantar(URL_DO_CREDITO, 'a', async () => resposta);
    vi.spyOn(performance, 'now').mockReturnValue(30_000);
    expect(ler('a')).toBeUndefined();
  });

  it('tells the time when it came, however late it is read, and gives its failure to the caller that takes it', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    adiantar(URL_DO_CREDITO, 'a', async () => resposta);
    await Promise.resolve();
    vi.spyOn(Date, 'now').mockReturnValue(9_000);
    expect((await ler('a'))?.[1]).toBe(1_000);
    adiantar(URL_DO_CREDITO, 'a', () => Promise.reject(new TypeError('offline')));
    await expect(ler('a')).rejects.toThrow('offline');
  });
});
