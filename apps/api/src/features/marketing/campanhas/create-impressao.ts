import type { ContextoAberto } from '../../../http/contexto.ts';
import type { Entrada } from './contar.ts';
import { contar } from './contar.ts';

/** Somebody saw it (spec A§4 Marketing modal). */
export const createImpressao = (ctx: ContextoAberto, entrada: Entrada): Promise<void> =>
  contar(ctx, { id: entrada.params.id, tipo: 'impressao' });
