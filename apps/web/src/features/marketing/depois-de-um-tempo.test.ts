import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { depoisDeUmTempo } from './depois-de-um-tempo.ts';

/** The parts of the page that are looked at when the time has come. */
const LIVRE = { activeElement: null, hidden: false, querySelector: () => null };
let documento: Record<keyof typeof LIVRE, unknown>;
beforeEach(() => {
  documento = { ...LIVRE };
  vi.useFakeTimers();
  vi.stubGlobal('document', documento);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
function mostrar() {
  return vi.fn(async () => undefined);
}

describe('Marketing modal (spec 1, §4 and §9)', () => {
  it('comes a second after its page, and not before', () => {
    const faz = mostrar();
    depoisDeUmTempo(faz);
    vi.advanceTimersByTime(999);
    expect(faz).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(faz).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(faz).toHaveBeenCalledOnce();
  });

  it.each([
    ['writes', { activeElement: { matches: () => true } }],
    ['answers a dialog', { querySelector: () => ({}) }],
    ['looks at another page', { hidden: true }],
  ])('waits while the person %s', (_, ocupada) => {
    const faz = mostrar();
    Object.assign(documento, ocupada);
    depoisDeUmTempo(faz);
    vi.advanceTimersByTime(5_000);
    expect(faz).not.toHaveBeenCalled();
    Object.assign(documento, LIVRE);
    vi.advanceTimersByTime(1_000);
    expect(faz).toHaveBeenCalledOnce();
  });

  it('does not come to a person who has left', () => {
    const faz = mostrar();
    const parar = depoisDeUmTempo(faz);
    vi.advanceTimersByTime(500);
    parar();
    vi.advanceTimersByTime(10_000);
    expect(faz).not.toHaveBeenCalled();
  });
});
