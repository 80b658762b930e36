/**
 * How many cases a property runs (ADR 039): few every day, the plan's number where `CI` is set, many with
 * `TAMANHO=grande` (`npm run ensaio`). Where every day is given no number of its own, it runs the plan's.
 */
export function vezes({
  ci,
  grande,
  todoDia = ci,
}: {
  readonly todoDia?: number;
  readonly ci: number;
  readonly grande: number;
}): number {
  if (process.env['TAMANHO'] === 'grande') return grande;
  return ehCi() ? ci : todoDia;
}

/** Whether this run is the CI's, as the servers that run one say it. */
export const ehCi = (): boolean => !['', 'false', '0'].includes(process.env['CI'] ?? '');
