import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { corpoDoWebhook, pixDoWebhook } from './esquemas.ts';
import type { AvisoDePix, EventoDePix } from './port.ts';

/** `tipo` of the items that tell of money sent, not received (see `pix-envio/webhook.ts`). */
export const TIPO_DE_ENVIO = 'SOLICITACAO';

/** Reads a notice of received Pix. One bad item refuses the whole notice: the provider will send it again, and we will see it. */
export function interpretarWebhookDePix(config: ConfigWebhook, webhook: WebhookRecebido): AvisoDePix {
  if (!webhookAutentico(config, webhook)) return { valido: false };
  const itens = lerItens(webhook.corpoBruto);
  if (itens === undefined) return { valido: false };
  const eventos: EventoDePix[] = [];
  for (const item of itens) {
    if (item.tipo === TIPO_DE_ENVIO) continue;
    const lido = pixDoWebhook.safeParse(item);
    if (!lido.success) return { valido: false };
    eventos.push(lido.data);
  }
  return { valido: true, eventos };
}

/** The items of a notice, of any kind. */
export function lerItens(corpoBruto: Buffer): readonly { readonly tipo?: string | null | undefined }[] | undefined {
  try {
    return corpoDoWebhook.parse(JSON.parse(corpoBruto.toString('utf8'))).pix;
  } catch {
    // A body with any fault is not a notice; the caller answers with a refusal and records it.
    return undefined;
  }
}
