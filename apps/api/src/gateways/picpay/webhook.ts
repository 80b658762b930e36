import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { iguais, webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { aviso } from './esquemas.ts';
import type { AvisoDoPicPay } from './port.ts';

/** The header that carries the fixed secret of the seller. */
const CABECALHO_DO_VENDEDOR = 'x-seller-token';

/**
 * A notice that knows our address and the seller's secret. Bodies were seen with tabs and line breaks inside of their
 * texts, which JSON does not allow: they are taken out before it is read.
 */
export function interpretarWebhookDoPicPay(
  { config, segredo }: { readonly config: ConfigWebhook; readonly segredo: string },
  webhook: WebhookRecebido,
): AvisoDoPicPay {
  const recebido = webhook.cabecalhos[CABECALHO_DO_VENDEDOR];
  if (!webhookAutentico(config, webhook) || typeof recebido !== 'string' || !iguais(recebido, segredo))
    return { valido: false };
  const lido = aviso.safeParse(json(webhook.corpoBruto.toString('utf8').replace(/[\t\r\n]/g, '')));
  return lido.success ? { valido: true, referencia: lido.data.referenceId } : { valido: false };
}

function json(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
