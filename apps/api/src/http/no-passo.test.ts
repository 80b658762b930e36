import { setTimeout as esperar } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { noPasso } from './no-passo.ts';

const PASSO_MS = 200;
async function quantosPassos(fazer: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now();
  await noPasso(PASSO_MS, fazer).catch(() => undefined);
  return (performance.now() - inicio) / PASSO_MS;
}

describe('Answers at whole steps of time (ASVS 6.3.8; ADR 023)', () => {
  it('work of different lengths, and a refusal, take a whole step', async () => {
    const trabalhos = [
      async () => undefined,
      async () => await esperar(PASSO_MS / 3),
      async () => await Promise.reject(new Error('refused')),
    ];
    for (const fazer of trabalhos) expect(await quantosPassos(fazer)).toBeGreaterThan(0.98);
  });

  it('returns the given value, and throws the given error', async () => {
    expect(await noPasso(1, async () => 'feito')).toBe('feito');
    await expect(noPasso(0, async () => await Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
