import type { z } from 'zod';
import type { WebhookRecebido } from '../autenticidade-de-webhook.ts';
import { webhookAutentico } from '../autenticidade-de-webhook.ts';
import type { ConfigWebhook } from '../config.ts';
import { assinaturaConfere } from './assinatura.ts';
import { etiquetaDe, evento } from './esquemas.ts';
import type { AvisoDeBoleto, PagamentoAvisado } from './port.ts';

/** Header with the signature of the raw body. */
const CABECALHO = 'digital-signature';
/** A forger must not make us ask for the key at will. */
const ENTRE_BUSCAS_MS = 60_000;

export type Chaves = {
  /** The provider's public key; `denovo` asks for it again, at most once a minute. */
  readonly obter: (denovo: boolean) => Promise<string | undefined>;
};

/** Keeps the provider's public key. It changes now and then, so a signature that does not hold has it asked for anew. */
export function criarChaves(buscar: () => Promise<string | undefined>, cronometro: () => number): Chaves {
  let guardada: string | undefined;
  let buscadaEm = Number.NEGATIVE_INFINITY;
  return {
    obter: async (denovo) => {
      if (guardada !== undefined && !denovo) return guardada;
      if (cronometro() - buscadaEm < ENTRE_BUSCAS_MS) return guardada;
      buscadaEm = cronometro();
      guardada = (await buscar()) ?? guardada;
      return guardada;
    },
  };
}

type Conferencia = { readonly config: ConfigWebhook; readonly chaves: Chaves };
type EventoLido = z.output<typeof evento>;

/** The event of a notice that knows our address and bears the provider's signature; undefined for any other. */
export async function lerEvento(
  { config, chaves }: Conferencia,
  webhook: WebhookRecebido,
): Promise<EventoLido | undefined> {
  const recebida = webhook.cabecalhos[CABECALHO];
  if (typeof recebida !== 'string' || !webhookAutentico(config, webhook)) return undefined;
  const assinatura = recebida;
  function confere(chave: string | undefined) {
    return chave !== undefined && assinaturaConfere(webhook.corpoBruto, assinatura, chave);
  }
  if (!confere(await chaves.obter(false)) && !confere(await chaves.obter(true))) return undefined;
  try {
    return evento.safeParse(JSON.parse(webhook.corpoBruto.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export async function interpretarWebhookDeBoleto(
  conferencia: Conferencia,
  webhook: WebhookRecebido,
): Promise<AvisoDeBoleto> {
  const lido = await lerEvento(conferencia, webhook);
  return lido === undefined ? { valido: false } : { valido: true, eventos: pagamentosDe(lido) };
}

/** Only a payment matters: every other change of a bill is asked about when it is needed. */
function pagamentosDe({ event: { id, log } }: EventoLido): readonly PagamentoAvisado[] {
  const { boleto } = log;
  const entrada = boleto?.transactionIds?.at(-1);
  if (log.type !== 'paid' || boleto === undefined || entrada === undefined) return [];
  const { id: boletoId, amount: valor } = boleto;
  return [{ id, boletoId, etiqueta: etiquetaDe(boleto), entrada, valor, em: log.created }];
}
