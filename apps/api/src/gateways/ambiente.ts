import { setTimeout as esperarDeVerdade } from 'node:timers/promises';

/** The clock and the chance that gateways take from the machine, so that a test can replace both. */
export interface Ambiente {
  /** Milliseconds of a clock that never goes back; not the product's clock, which a test may move. */
  readonly cronometro: () => number;
  /** A fraction in [0, 1), for the jitter between attempts. */
  readonly aleatorio: () => number;
  readonly esperar: (ms: number, sinal?: AbortSignal) => Promise<void>;
}

export const ambienteReal: Ambiente = {
  cronometro: () => performance.now(),
  aleatorio: () => Math.random(),
  esperar: async (ms, sinal) => {
    await esperarDeVerdade(ms, undefined, sinal === undefined ? {} : { signal: sinal });
  },
};
