import type { ContextoAberto } from '../../../http/contexto.ts';
import { apresentarPeca } from './apresentar-peca.ts';
import { paraQuem } from './para-quem.ts';
import { listNoAr } from './repository.ts';

/**
 * Modals on the air for the caller's audiences; the page decides by its route and by the modals that it has shown today
 * (spec A§4).
 */
export const getModal = async (ctx: ContextoAberto) => {
  const modais = await paraQuem(ctx, await listNoAr(ctx.db, { tipo: 'modal', agora: ctx.agora }));
  return { itens: modais.map((c) => ({ ...apresentarPeca(c), rotas: [...c.rotas] })) };
};
