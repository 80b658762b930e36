import type { ContextoAberto } from '../../../http/contexto.ts';
import { apresentarPeca } from './apresentar-peca.ts';
import { paraQuem } from './para-quem.ts';
import { listNoAr } from './repository.ts';
import { semInterromper } from './sem-interromper.ts';

/**
 * Modals on the air for the caller's audiences; the page decides by its route and by the modals that it has shown today
 * (spec A§4).
 */
export async function getModal(ctx: ContextoAberto) {
  const noAr = await listNoAr(ctx.db, { tipo: 'modal', agora: ctx.agora });
  const modais = await semInterromper(ctx, await paraQuem(ctx, noAr));
  return { itens: modais.map((c) => ({ ...apresentarPeca(c), rotas: [...c.rotas] })) };
}
