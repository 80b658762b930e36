import { setTimeout as esperar } from 'node:timers/promises';

/**
 * Does it, and answers or refuses at the next whole step of so many milliseconds since the beginning; 0 does not wait.
 * Two pieces of work that differ by less than a step look alike from outside (ASVS 6.3.8; ADR 023).
 */
export async function noPasso<T>(passoMs: number, fazer: () => Promise<T>): Promise<T> {
  const inicio = performance.now();
  try {
    return await fazer();
  } finally {
    if (passoMs > 0) await esperar(passoMs - ((performance.now() - inicio) % passoMs));
  }
}
