import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { assinaturaConfere, cabecalhosDoAviso, textoAssinado } from './assinatura.ts';
import type { Certificados } from './certificados.ts';
import { evento } from './esquemas.ts';
import type { AvisoDoPayPal } from './port.ts';

type Conferencia = {
  readonly config: ConfigWebhook;
  /** The provider's id of our webhook: a notice of another environment has another one. */
  readonly webhookId: string;
  readonly certificados: Certificados;
};

/**
 * A notice that knows our address and is signed by PayPal over these very bytes. The address is judged first: nobody else
 * makes us ask for a certificate.
 */
export async function interpretarWebhookDoPayPal(
  { config, webhookId, certificados }: Conferencia,
  webhook: WebhookRecebido,
): Promise<AvisoDoPayPal> {
  const cabecalhos = cabecalhosDoAviso(webhook.cabecalhos);
  if (cabecalhos === undefined || !webhookAutentico(config, webhook)) return { valido: false };
  const certificado = await certificados.obter(cabecalhos.certificado);
  if (certificado === undefined) return { valido: false };
  const texto = textoAssinado(cabecalhos, webhookId, webhook.corpoBruto);
  if (!assinaturaConfere(texto, cabecalhos.assinatura, certificado)) return { valido: false };
  const lido = evento.safeParse(json(webhook.corpoBruto));
  return lido.success ? { valido: true, ...lido.data } : { valido: false };
}

function json(corpo: Buffer): unknown {
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    return undefined;
  }
}
