import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { corpoDoAviso } from './esquemas.ts';
import type { AvisoDePixAutomatico } from './port.ts';

/** Reads a notice of authorisations or of charges. Its id tells of the thing as it stands: copies have the same one. */
export function interpretarWebhookDePixAutomatico(
  config: ConfigWebhook,
  webhook: WebhookRecebido,
): AvisoDePixAutomatico {
  if (!webhookAutentico(config, webhook)) return { valido: false };
  const lido = ler(webhook.corpoBruto);
  if (lido === undefined) return { valido: false };
  const { recs = [], cobsr = [] } = lido;
  if (recs.length + cobsr.length === 0) return { valido: false };
  return {
    valido: true,
    eventos: [
      ...recs.map(({ idRec, status }) => ({ tipo: 'rec' as const, idRec, id: `rec-${idRec}.${status}` })),
      ...cobsr.map(({ txid, status, tentativas }) => {
        const dias = (tentativas ?? []).map((t) => `.${t.dataLiquidacao ?? ''}-${t.status ?? ''}`).join('');
        return { tipo: 'cobr' as const, txid, id: `cobr-${txid}.${status}${dias}` };
      }),
    ],
  };
}

function ler(corpoBruto: Buffer) {
  try {
    return corpoDoAviso.parse(JSON.parse(corpoBruto.toString('utf8')));
  } catch {
    // A body with any fault is not a notice; the caller answers with a refusal and records it.
    return undefined;
  }
}
