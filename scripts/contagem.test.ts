import { describe, expect, it } from 'vitest';
import { comCodigo, contarPlaywright, contarVitest, linhaFinal, somar } from './contagem.ts';

describe('the sum over all runners', () => {
  it('adds them up into one plain line', () => {
    expect(
      linhaFinal(
        somar([
          { passed: 3, failed: 0, falhas: [] },
          { passed: 4, failed: 2, falhas: ['a', 'b'] },
        ]),
      ),
    ).toBe('7 passed, 2 failed');
  });

  it('counts a runner that broke without naming a test as one failure', () => {
    expect(comCodigo({ passed: 5, failed: 0, falhas: [] }, 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(comCodigo({ passed: 5, failed: 2, falhas: [] }, 1)).toMatchObject({ passed: 5, failed: 2 });
    expect(comCodigo({ passed: 5, failed: 0, falhas: [] }, 0)).toMatchObject({ passed: 5, failed: 0 });
  });

  it('reads the reports of both runners, a flaky browser test as failed', () => {
    expect(contarVitest('{"numPassedTests":8,"numFailedTests":1}')).toMatchObject({ passed: 8, failed: 1 });
    expect(contarPlaywright('{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":0}}')).toMatchObject({
      passed: 4,
      failed: 3,
    });
  });

  it('names each failure with its message, to be told again at the end', () => {
    const daBancada = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'holds' },
            { status: 'failed', fullName: 'sums', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
      ],
    };
    expect(contarVitest(JSON.stringify(daBancada)).falhas).toEqual([
      'a.test.ts › sums\n    expected 1\n    to be 2',
      'b.test.ts\n    does not load',
    ]);
    const doNavegador = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          specs: [{ file: 'c.spec.ts', title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
          suites: [
            {
              specs: [
                {
                  file: 'c.spec.ts',
                  title: 'closes',
                  tests: [{ status: 'flaky', results: [{ errors: [{ message: 'not closed' }] }, {}] }],
                },
                { file: 'c.spec.ts', title: 'stays', tests: [{ status: 'unexpected', results: [{ errors: [{}] }] }] },
              ],
            },
          ],
        },
      ],
    };
    expect(contarPlaywright(JSON.stringify(doNavegador)).falhas).toEqual([
      'c.spec.ts › closes\n    not closed',
      'c.spec.ts › stays\n    ',
    ]);
  });
});
