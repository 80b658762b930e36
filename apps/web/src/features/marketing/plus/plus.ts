import type { RespostaDe } from '../../../lib/api-client.ts';

export type Plus = RespostaDe<'getPlus'>;
export type Adesao = NonNullable<Plus['adesao']>;

/** Thousandths in one per cent. */
const MILESIMOS = 10;

/** "8%", "4,5%". */
export function porCento(milesimos: number): string {
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(milesimos / MILESIMOS)}%`;
}
