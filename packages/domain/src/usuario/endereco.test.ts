import { describe, expect, it } from 'vitest';
import { ehUf, UFS } from './endereco.ts';

describe('states (REGRAS 2.14)', () => {
  it('are 26 and the Federal District', () => {
    expect(new Set(UFS).size).toBe(27);
  });

  it('accepts one of them and nothing else', () => {
    expect([ehUf('DF'), ehUf('XX'), ehUf('sp')]).toEqual([true, false, false]);
  });
});
