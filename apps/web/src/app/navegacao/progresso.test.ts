import { describe, expect, it } from 'vitest';
import { andar, terminar } from './progresso.ts';

describe('Progress bar on navigation (spec 1, §4 and §9)', () => {
  it.each([
    [0, 0],
    [1000, 20],
    [2500, 50],
    [4750, 95],
    [5000, 95],
    [60_000, 95],
  ])('after %d ms stands at %d, and waits at 95 for the page', (ms, valor) => {
    expect(andar(ms)).toEqual({ valor, estado: 'andando' });
  });

  it('reaches 100 when the page has come', () => {
    expect(terminar(false)).toEqual({ valor: 100, estado: 'andando' });
  });

  it('has another colour when the page failed', () => {
    expect(terminar(true)).toEqual({ valor: 100, estado: 'falhou' });
  });
});
