import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { FonteDeNoticias } from './fonte.ts';
import { guardarNoticia } from './guardar-noticia.ts';

/**
 * A notice of a provider: verified, stored under the provider's own id for it, answered, and processed by a job. A copy
 * of one already stored changes nothing (CONFIABILIDADE 1.5). Sources may share one registered address: each reads every
 * notice that comes there, and takes its own items.
 */
export const receberNoticia = async (
  ctx: Contexto,
  { caminho, fontes }: { readonly caminho: string; readonly fontes: readonly FonteDeNoticias[] },
): Promise<void> => {
  const { deps, corpoBruto, agora, requestId } = ctx;
  if (corpoBruto === null) return recusar('semPermissao');
  const webhook = { corpoBruto, cabecalhos: ctx.cabecalhos, caminho, recebidoEm: deps.relogio.parede() };
  const lidas = fontes.map((fonte) => ({
    provedor: fonte.provedor,
    noticias: fonte.interpretar(deps, webhook),
  }));
  if (lidas.some(({ noticias }) => noticias === undefined)) {
    deps.log.warn({ requestId: ctx.requestId, ip: ctx.ip }, 'webhook refused');
    return recusar('semPermissao');
  }
  await emTransacao(ctx.db, async (trx) => {
    for (const { provedor, noticias = [] } of lidas)
      for (const noticia of noticias) await guardarNoticia(trx, { provedor, ...noticia, agora, requestId });
  });
};
