import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ConfigWebhook } from './config.ts';

/** A webhook as it arrived: the raw bytes, because a signature covers bytes and not a parser's result. */
export interface WebhookRecebido {
  readonly corpoBruto: Buffer;
  readonly cabecalhos: IncomingHttpHeaders;
  /** Path of the request, with or without query. */
  readonly caminho: string;
  /** The part of the query that a provider signs in place of the body. */
  readonly assinadoNoEndereco?: string | undefined;
  /** Milliseconds since the epoch, of a true clock: an attacker must not gain from a test clock. */
  readonly recebidoEm: number;
}

/** Header that carries `t=<epoch seconds>,v1=<hexadecimal HMAC-SHA256 of "t.body">`. */
export const CABECALHO_ASSINATURA = 'x-webhook-assinatura';

/** A signed notice older (or newer) than this is refused, so that a copied one cannot be replayed later. */
const TOLERANCIA_MS = 5 * 60 * 1_000;

/**
 * The unguessable last part of the registered address. The API Pix standard authenticates its callbacks by mTLS alone,
 * which ends at our proxy and leaves nothing in the request for us to check. A sender who does not know this part is
 * refused. The part is derived, so the secret itself never travels, and it must be cut out of access logs.
 */
export function parteSecreta(segredo: string): string {
  return createHmac('sha256', segredo).update('webhook-address-v1').digest('base64url');
}

export function webhookAutentico(config: ConfigWebhook, webhook: WebhookRecebido): boolean {
  const esperada = parteSecreta(config.segredo);
  const partes = webhook.caminho.split(/[/?#&=]/);
  // Every part is compared, so that the time taken says nothing about where the right one stands.
  const conhece = partes.reduce((achou, parte) => iguais(parte, esperada) || achou, false);
  return conhece && (config.exigirAssinatura !== true || assinaturaValida(config.segredo, webhook));
}

function assinaturaValida(segredo: string, webhook: WebhookRecebido): boolean {
  const cabecalho = webhook.cabecalhos[CABECALHO_ASSINATURA];
  const lida = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof cabecalho === 'string' ? cabecalho : '');
  if (lida === null) return false;
  const [, momento = '', assinatura = ''] = lida;
  const esperada = createHmac('sha256', segredo).update(`${momento}.`).update(webhook.corpoBruto).digest('hex');
  const recente = Math.abs(webhook.recebidoEm - Number(momento) * 1_000) <= TOLERANCIA_MS;
  return iguais(assinatura, esperada) && recente;
}

/** Compares a secret with what came, in a time that says nothing of either. */
export function iguais(a: string, b: string): boolean {
  // Equal-length digests make the comparison take the same time whatever the texts are.
  function resumo(texto: string) {
    return createHmac('sha256', 'compare').update(texto).digest();
  }
  return timingSafeEqual(resumo(a), resumo(b));
}
