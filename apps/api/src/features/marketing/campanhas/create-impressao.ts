import type { ContextoAberto } from '../../../http/contexto.ts';
import type { Entrada } from './contar.ts';
import { contar } from './contar.ts';

/** Counts a view of the campaign (spec A§4 Marketing modal). */
export function createImpressao(ctx: ContextoAberto, entrada: Entrada): Promise<void> {
  return contar(ctx, { id: entrada.params.id, tipo: 'impressao' });
}
