import type { ContextoAberto } from '../../../http/contexto.ts';
import type { Entrada } from './contar.ts';
import { contar } from './contar.ts';

/** Counts a press of the campaign's button (spec A§4 Marketing modal). */
export function createClique(ctx: ContextoAberto, entrada: Entrada): Promise<void> {
  return contar(ctx, { id: entrada.params.id, tipo: 'clique' });
}
