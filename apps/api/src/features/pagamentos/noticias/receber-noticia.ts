import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { ComposicaoDosPagamentos } from '../composicao.ts';
import { fontesDeNoticias } from './fontes.ts';
import { guardarNoticia } from './guardar-noticia.ts';

/** The address that a provider called, in its parts. */
type Chamado = {
  readonly params: { readonly provedor: string; readonly segredo: string; readonly tipo?: string };
};

/**
 * A notice of a provider: verified, stored under the provider's own id for it, answered, and processed by a job. A copy
 * of one already stored changes nothing (CONFIABILIDADE 1.5). Sources may share one registered address: each reads every
 * notice that comes there, and takes its own items. An address that no source has is answered as a forged notice is.
 */
export function receberNoticia(composicao: ComposicaoDosPagamentos) {
  return async (ctx: Contexto, { params: { provedor: chamado, segredo, tipo } }: Chamado): Promise<void> => {
    const { deps, corpoBruto, agora, requestId } = ctx;
    const fontes = fontesDeNoticias(composicao).filter(({ chamaEm }) => chamaEm.includes(chamado));
    if (corpoBruto === null || fontes.length === 0) return recusar('semPermissao');
    const caminho = ['/webhook', chamado, segredo, ...(tipo === undefined ? [] : [tipo])].join('/');
    const webhook = { corpoBruto, cabecalhos: ctx.cabecalhos, caminho, recebidoEm: deps.relogio.parede() };
    const lidas = await Promise.all(
      fontes.map(async (fonte) => ({
        provedor: fonte.provedor,
        noticias: await fonte.interpretar(deps, webhook),
      })),
    );
    if (lidas.some(({ noticias }) => noticias === undefined)) {
      deps.log.warn({ requestId: ctx.requestId, ip: ctx.ip }, 'webhook refused');
      return recusar('semPermissao');
    }
    await emTransacao(ctx.db, async (trx) => {
      for (const { provedor, noticias = [] } of lidas)
        for (const noticia of noticias) await guardarNoticia(trx, { provedor, ...noticia, agora, requestId });
    });
  };
}
