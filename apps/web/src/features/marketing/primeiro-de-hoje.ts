import type { RespostaDe } from '../../lib/api-client.ts';
import { mostradoHoje } from './mostrado-hoje.ts';

type Modal = RespostaDe<'getModal'>['itens'][number];

/** The first that was not shown today. */
export async function primeiroDeHoje(modais: readonly Modal[]): Promise<Modal | undefined> {
  for (const modal of modais) if (!(await mostradoHoje(modal.id))) return modal;
  return undefined;
}
