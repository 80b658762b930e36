import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardarRetorno, lerRetorno, limparRetorno } from './retorno.ts';
import { storage } from './storage.ts';
import { navegadorVazio } from './test/servidor.ts';

const DEZ_MINUTOS = 600_000;

beforeEach(() => {
  navegadorVazio();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Way back from a validation (spec 1, §4 and §8)', () => {
  it('is the page that was interrupted', () => {
    guardarRetorno('/grupo/12?vagas=2');
    expect(lerRetorno()).toBe('/grupo/12?vagas=2');
  });

  it('holds ten minutes, and is cleared after them', () => {
    guardarRetorno('/grupo/12');
    vi.advanceTimersByTime(DEZ_MINUTOS);
    expect(lerRetorno()).toBe('/grupo/12');
    vi.advanceTimersByTime(1);
    expect(lerRetorno()).toBeUndefined();
    expect(storage.get('retorno')).toBeUndefined();
  });

  it.each([
    ['without a time', { caminho: '/grupo/12' }],
    ['without a path', { em: 0 }],
    ['of another shape', 'x'],
    ['null', null],
  ])('counts as none when it is %s', (_, valor) => {
    storage.set('retorno', valor);
    expect(lerRetorno()).toBeUndefined();
    expect(storage.get('retorno')).toBeUndefined();
  });

  it('is forgotten when the person is back', () => {
    guardarRetorno('/grupo/12');
    limparRetorno();
    expect(lerRetorno()).toBeUndefined();
  });
});
