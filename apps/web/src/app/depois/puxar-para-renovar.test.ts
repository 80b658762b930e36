import { describe, expect, it } from 'vitest';
import { pertoDoTopo, puxouBastante } from './puxar-para-renovar.ts';

describe('Pull to refresh (spec 1, §4)', () => {
  it('begins within 20 px of the top', () => {
    expect([0, 20, 21].map(pertoDoTopo)).toEqual([true, true, false]);
  });

  it('reloads from 60 px on', () => {
    expect([0, 59, 60, 200].map(puxouBastante)).toEqual([false, false, true, true]);
  });
});
