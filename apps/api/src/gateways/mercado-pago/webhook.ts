import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { aviso } from './esquemas.ts';
import type { AvisoDoMercadoPago } from './port.ts';

const TIPOS = { payment: 'pagamento', chargebacks: 'contestacao' } as const;

/**
 * A notice that knows our address and bears the provider's signature: HMAC-SHA-256 of a manifest with the id of the
 * address, not of the body, and never refused by its age, because late repeats bear the first time.
 */
export function interpretarWebhookDoMercadoPago(
  { config, segredo }: { readonly config: ConfigWebhook; readonly segredo: string },
  webhook: WebhookRecebido,
): AvisoDoMercadoPago {
  const id = webhook.assinadoNoEndereco;
  if (!webhookAutentico(config, webhook) || !assinaturaConfere(segredo, webhook, id)) return { valido: false };
  const lido = aviso.safeParse(json(webhook.corpoBruto));
  if (!lido.success) return { valido: false };
  const { type, data, id: doAviso } = lido.data;
  const tipo = Object.entries(TIPOS).find(([nome]) => nome === type)?.[1];
  // The signed id counts; a body that names another one is nobody's.
  const sobre = tipo === undefined ? undefined : ({ tipo, id: data.id } as const);
  if (id !== undefined && id.toLowerCase() !== data.id.toLowerCase()) return { valido: false };
  return { valido: true, id: `${type}:${data.id}:${doAviso}`, sobre };
}

/** `id:<data.id>;request-id:<x-request-id>;ts:<ts>;`, without a pair whose value is absent. */
export function manifesto(partes: {
  readonly id: string | undefined;
  readonly requisicao: string | undefined;
  readonly ts: string;
}): string {
  const { id, requisicao, ts } = partes;
  return [
    id === undefined ? '' : `id:${id};`,
    requisicao === undefined ? '' : `request-id:${requisicao};`,
    `ts:${ts};`,
  ].join('');
}

export function assinarManifesto(segredo: string, texto: string): string {
  return createHmac('sha256', segredo).update(texto).digest('hex');
}

function assinaturaConfere(segredo: string, { cabecalhos }: WebhookRecebido, id: string | undefined): boolean {
  const cabecalho = cabecalhos['x-signature'];
  const pares = (typeof cabecalho === 'string' ? cabecalho : '').split(',').map((par) => par.trim().split('='));
  const [ts = '', v1 = ''] = ['ts', 'v1'].map((nome) => pares.find(([chave]) => chave === nome)?.[1] ?? '');
  if (!/^\d{1,20}$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return false;
  const requisicao = cabecalhos['x-request-id'];
  const recebida = Buffer.from(v1, 'hex');
  // The id comes as it was made or in small letters: both are tried.
  return [...new Set([id, id?.toLowerCase()])].some((um) => {
    const texto = manifesto({ id: um, requisicao: typeof requisicao === 'string' ? requisicao : undefined, ts });
    return timingSafeEqual(Buffer.from(assinarManifesto(segredo, texto), 'hex'), recebida);
  });
}

function json(corpo: Buffer): unknown {
  try {
    return JSON.parse(corpo.toString('utf8'));
  } catch {
    return undefined;
  }
}
