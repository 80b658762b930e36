import { cortarTexto } from '@rateia/domain/letras';
import { emTransacao } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { FonteDeNoticias } from './fontes.ts';

/** Job `processarWebhook`: a stored notice, once, in one transaction with all of its effect (CONFIABILIDADE 1.5). */
export const processarNoticia = async (
  deps: Deps,
  fontes: readonly FonteDeNoticias[],
  webhookId: number,
): Promise<void> => {
  try {
    await emTransacao(deps.db, async (trx) => {
      const w = await trx
        .selectFrom('webhooks_recebidos')
        .select(['provedor', 'corpo', 'processado_em'])
        .where('id', '=', webhookId)
        .forUpdate()
        .executeTakeFirst();
      if (w === undefined || w.processado_em !== null) return;
      const fonte = fontes.find(({ provedor }) => provedor === w.provedor);
      if (fonte === undefined) throw new Error(`no source of notices ${w.provedor}`);
      await fonte.aplicar(trx, deps, w.corpo);
      await trx
        .updateTable('webhooks_recebidos')
        .set({ processado_em: deps.relogio.agora(), erro: null })
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
};
