import type { Recebida } from '@rateia/contracts/chamada';
import type { marketing } from '@rateia/contracts/marketing';
import type { ContextoAberto } from '../../../http/contexto.ts';
import { apresentarPeca } from './apresentar-peca.ts';
import { paraQuem } from './para-quem.ts';
import { listNoAr } from './repository.ts';

/** Banners on the air of any of the tags, for the caller's audiences (spec A§7 Content). */
export async function getBanner(ctx: ContextoAberto, { query: { tags } }: Recebida<typeof marketing.getBanner>) {
  const noAr = await listNoAr(ctx.db, { tipo: 'banner', agora: ctx.agora });
  const banners = await paraQuem(
    ctx,
    noAr.filter((c) => c.tags.some((tag) => tags.includes(tag))),
  );
  return { itens: banners.map((c) => ({ ...apresentarPeca(c), tags: [...c.tags] })) };
}
