import { ehCi } from '@rateia/domain/test/tamanho';

/**
 * How large a test of the plan runs (docs/confiabilidade.md part 3): by its variable (`npm run ensaio` sets the large
 * size), else the size of the CI where `CI` is set, else the one of every day, for a run many times a day (ADR 039).
 */
export const tamanho = (
  variavel: string,
  { todoDia, ci }: { readonly todoDia: number; readonly ci: number },
): number => {
  const pedido = process.env[variavel];
  if (pedido !== undefined && pedido !== '') return Number(pedido);
  return ehCi() ? ci : todoDia;
};

/** Twice the time for so many steps at a slow machine's pace (a second): what a test may take grows with its size, and only what hangs meets it. */
export const prazoPara = (passos: number, { porSegundo }: { readonly porSegundo: number }): number =>
  PRAZO_MINIMO_MS + Math.ceil((passos / porSegundo) * 2_000);
const PRAZO_MINIMO_MS = 60_000;
