import { createHash } from 'node:crypto';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { iguais, webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { aviso } from './esquemas.ts';
import type { AvisoDoPagBank } from './port.ts';

/** The header that signs a notice. */
const CABECALHO = 'x-authenticity-token';

export interface ConfigDosAvisos {
  readonly webhook: ConfigWebhook;
  /** The account's token, which signs. */
  readonly token: string;
  /** Without the header a notice is refused; the provider's own sandbox leaves it out. */
  readonly exigirAssinatura: boolean;
}

/**
 * A notice that knows our address, and whose signature is right where it has one: both are hints, and the provider is
 * asked. A notice of its old interface is a form, no JSON, and names nothing.
 */
export function interpretarWebhookDoPagBank(config: ConfigDosAvisos, webhook: WebhookRecebido): AvisoDoPagBank {
  if (!webhookAutentico(config.webhook, webhook) || !assinaturaServe(config, webhook)) return { valido: false };
  const lido = aviso.safeParse(json(webhook.corpoBruto));
  if (!lido.success) return { valido: false };
  const { id: ordem, charges } = lido.data;
  return {
    valido: true,
    cobrancas: charges.map(({ id, status, amount }) => ({
      ordem,
      cobranca: id,
      versao: `${status}:${amount?.summary?.refunded ?? 0}`,
    })),
  };
}

/** Hexadecimal SHA-256 of `token-body`, over the bytes of the body: a plain digest, and no HMAC. */
export function assinar(token: string, corpo: Buffer | string): string {
  return createHash('sha256').update(`${token}-`).update(corpo).digest('hex');
}

function assinaturaServe({ token, exigirAssinatura }: ConfigDosAvisos, webhook: WebhookRecebido): boolean {
  const recebida = webhook.cabecalhos[CABECALHO];
  if (recebida === undefined) return !exigirAssinatura;
  return typeof recebida === 'string' && iguais(recebida, assinar(token, webhook.corpoBruto));
}

function json(corpo: Buffer): unknown {
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    return undefined;
  }
}
