import { cortarTexto } from '@rateia/domain/letras';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import type { EventoDeEnvio } from '../../gateways/pix-envio/port.ts';
import type { Deps } from '../../http/deps.ts';
import type { Documentos } from './documentos.ts';
import { lerEnvio, lerPix } from './evento-de-webhook.ts';
import { receberPix } from './receber-pix.ts';

/** What the settlement of a payout means is the withdrawal's business; it is given from outside. */
export type AoReceberEnvio = (trx: Trx, deps: Deps, evento: EventoDeEnvio) => Promise<void>;

/** Job `processarWebhook`: a stored notice, once, in one transaction with all of its effect (CONFIABILIDADE 1.5). */
export const processarWebhook = async (
  deps: Deps,
  { documentos, anotarEnvio }: { readonly documentos: Documentos; readonly anotarEnvio: AoReceberEnvio },
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
      if (w.provedor === 'pix') await receberPix(trx, deps, documentos, lerPix(w.corpo));
      else await anotarEnvio(trx, deps, lerEnvio(w.corpo));
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
