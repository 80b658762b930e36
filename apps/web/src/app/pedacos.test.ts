import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carregarPedaco, ErroDePedaco, recarregarUmaVez } from './pedacos.ts';

const recarregou = vi.fn();
beforeEach(() => {
  const guardado = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    removeItem: (chave: string) => void guardado.delete(chave),
  });
  vi.stubGlobal('window', { location: { reload: recarregou } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  recarregou.mockClear();
});

const sumiu = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('A failed chunk (spec 1, §4)', () => {
  it('is an error that names the part', async () => {
    await expect(carregarPedaco('/grupos', sumiu)).rejects.toMatchObject({ name: 'ErroDePedaco', pedaco: '/grupos' });
  });

  it('reloads the page once for the same part, never in a loop', () => {
    expect([recarregarUmaVez('/grupos'), recarregarUmaVez('/grupos'), recarregarUmaVez('/grupos')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(recarregou).toHaveBeenCalledTimes(1);
  });

  it('may reload again after the part had come, and for another part', async () => {
    recarregarUmaVez('/grupos');
    await carregarPedaco('/pesquisa', async () => 'there');
    expect(recarregarUmaVez('/grupos')).toBe(false);
    await carregarPedaco('/grupos', async () => 'there');
    expect(recarregarUmaVez('/grupos')).toBe(true);
    expect(recarregarUmaVez('/carteira')).toBe(true);
  });

  it('does not reload where the tab keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('refused');
      },
    });
    expect(recarregarUmaVez('/grupos')).toBe(false);
    expect(recarregou).not.toHaveBeenCalled();
  });

  it('has failed after 120 s without an answer (spec 1, §9)', async () => {
    vi.useFakeTimers();
    const falha = expect(carregarPedaco('/grupos', () => new Promise(() => undefined))).rejects.toBeInstanceOf(
      ErroDePedaco,
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await falha;
  });
});
