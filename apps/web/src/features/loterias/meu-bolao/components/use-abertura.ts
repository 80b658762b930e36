import { useEffect, useState } from 'react';
import { DESCANSO_MS, PRIMEIRA_MS, passoDaAbertura } from '../acertos.ts';

interface Abertura {
  /** Balls that are open. */
  readonly abertas: number;
  /** The balls come one by one; false while paused, and for a person who wants no motion. */
  readonly correndo: boolean;
  readonly alternar: () => void;
  readonly proxima: () => void;
}

/** True for a person who asked the system for less motion: then nothing comes by itself. */
export function semMovimento(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The opening of a draw, ball by ball: it runs, rests or is stepped, and calls `aoTerminar` after the last ball. */
export function useAbertura(bolas: number, aoTerminar: () => void): Abertura {
  const [abertas, setAbertas] = useState(0);
  const [correndo, setCorrendo] = useState(() => !semMovimento());
  useEffect(() => {
    if (!correndo) return;
    if (abertas >= bolas) {
      const fim = setTimeout(aoTerminar, DESCANSO_MS);
      return () => clearTimeout(fim);
    }
    const proxima = setTimeout(() => setAbertas(abertas + 1), abertas === 0 ? PRIMEIRA_MS : passoDaAbertura(bolas));
    return () => clearTimeout(proxima);
  }, [abertas, bolas, correndo, aoTerminar]);
  return {
    abertas,
    correndo,
    alternar: () => setCorrendo(!correndo),
    proxima: () => (abertas >= bolas ? aoTerminar() : setAbertas(abertas + 1)),
  };
}
