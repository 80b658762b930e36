import { afterEach, describe, expect, it, vi } from 'vitest';
import { anotarRenovada, foiRenovada } from './versao-renovada.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The version for which a tab was renewed (spec 1, §4; REGRAS 2.25)', () => {
  it('is remembered by the tab', () => {
    const guardado = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (chave: string) => guardado.get(chave) ?? null,
      setItem: (chave: string, valor: string) => void guardado.set(chave, valor),
    });
    expect(foiRenovada('1.2.3.4')).toBe(false);
    expect(anotarRenovada('1.2.3.4')).toBe(true);
    expect([foiRenovada('1.2.3.4'), foiRenovada('1.2.3.5')]).toEqual([true, false]);
  });

  it('is not known where the browser keeps nothing: the new version is still offered, and the page never renews itself', () => {
    function recusa() {
      throw new DOMException('refused');
    }
    vi.stubGlobal('sessionStorage', { getItem: recusa, setItem: recusa });
    expect(foiRenovada('1.2.3.4')).toBe(false);
    expect(anotarRenovada('1.2.3.4')).toBe(false);
  });
});
