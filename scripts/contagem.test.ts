import { describe, expect, it } from 'vitest';
import { comCodigo, contarPlaywright, contarVitest, linhaFinal, somar } from './contagem.ts';

describe('the sum over all runners', () => {
  it('adds them up into one plain line', () => {
    expect(
      linhaFinal(
        somar([
          { passed: 3, failed: 0 },
          { passed: 4, failed: 2 },
        ]),
      ),
    ).toBe('7 passed, 2 failed');
  });

  it('counts a runner that broke without naming a test as one failure', () => {
    expect(comCodigo({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(comCodigo({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
    expect(comCodigo({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  });

  it('reads the reports of both runners, a flaky browser test as failed', () => {
    expect(contarVitest('{"numPassedTests":8,"numFailedTests":1}')).toEqual({ passed: 8, failed: 1 });
    expect(contarPlaywright('{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":0}}')).toEqual({
      passed: 4,
      failed: 3,
    });
  });
});
