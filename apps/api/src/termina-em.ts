import { setTimeout as esperar } from 'node:timers/promises';

/** True if it ends within so many milliseconds, in any way. */
export async function terminaEm(fim: Promise<unknown>, limiteMs: number): Promise<boolean> {
  const relogio = new AbortController();
  const acabou = fim.then(
    () => true,
    () => true,
  );
  const passou = esperar(limiteMs, false, { signal: relogio.signal }).catch(() => false);
  try {
    return await Promise.race([acabou, passou]);
  } finally {
    relogio.abort();
  }
}
