import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { lerItens, TIPO_DE_ENVIO } from '../pix/webhook.ts';
import { transferenciaDoWebhook } from './esquemas.ts';
import type { AvisoDaTransferencia, EventoDaTransferencia } from './port.ts';

/**
 * Reads the settlement of payouts. It comes to the same registered address as received Pix, with another `tipo`: every
 * notice goes to both readers, and each takes its own items.
 */
export function interpretarWebhookDeTransferencia(
  config: ConfigWebhook,
  webhook: WebhookRecebido,
): AvisoDaTransferencia {
  if (!webhookAutentico(config, webhook)) return { valido: false };
  const itens = lerItens(webhook.corpoBruto);
  if (itens === undefined) return { valido: false };
  const eventos: EventoDaTransferencia[] = [];
  for (const item of itens) {
    if (item.tipo !== TIPO_DE_ENVIO) continue;
    const lido = transferenciaDoWebhook.safeParse(item);
    if (!lido.success) return { valido: false };
    const { endToEndId, gnExtras, status, valor } = lido.data;
    const motivo = gnExtras.erro?.codigo ?? gnExtras.erro?.motivo;
    eventos.push({
      // The amount is a part of the id: a wrong notice must not stand in the way of the right one.
      id: `envio-${gnExtras.idEnvio}-${status}-${valor}`,
      idEnvio: gnExtras.idEnvio,
      estado: status,
      valor,
      ...(typeof endToEndId === 'string' ? { e2eid: endToEndId } : {}),
      ...(typeof motivo === 'string' ? { motivo } : {}),
    });
  }
  return { valido: true, eventos };
}
