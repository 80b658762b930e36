import { cortarTexto } from '@rateia/domain/letras';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { FonteDeNoticias } from './fonte.ts';
import { DESCONHECIDA } from './guardar-noticia.ts';

/**
 * Job `processarWebhook`: takes a stored notice, has its provider confirm it, and applies it once, in one transaction
 * with all of its effects. A notice that the provider does not know is put aside and never becomes money
 * (CONFIABILIDADE 1.5).
 */
export async function processarNoticia(
  deps: Deps,
  fontes: readonly FonteDeNoticias[],
  webhookId: number,
): Promise<void> {
  const w = await deps.db
    .selectFrom('webhooks_recebidos')
    .select(['provedor', 'corpo', 'processado_em'])
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (w === undefined || w.processado_em !== null) return;
  const fonte = fontes.find(({ provedor }) => provedor === w.provedor);
  if (fonte === undefined) throw new Error(`no source of notices ${w.provedor}`);
  try {
    const aplicar = await fonte.confirmar(deps, w.corpo);
    if (aplicar === undefined)
      deps.log.error({ webhookId, provedor: w.provedor }, 'notice of what its provider does not know');
    await emTransacao(deps.db, async (trx) => {
      const agora = await trx
        .selectFrom('webhooks_recebidos')
        .select('processado_em')
        .where('id', '=', webhookId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (agora === undefined || agora.processado_em !== null) return;
      await aplicar?.(trx);
      await trx
        .updateTable('webhooks_recebidos')
        .set({ processado_em: deps.relogio.agora(), erro: aplicar === undefined ? DESCONHECIDA : null })
        .where('id', '=', webhookId)
        .execute();
    });
  } catch (erro) {
    const texto = erro instanceof Error ? erro.message : String(erro);
    await deps.db
      .updateTable('webhooks_recebidos')
      .set({ erro: cortarTexto(texto, 500) })
      .where('id', '=', webhookId)
      .execute();
    throw erro;
  }
}
