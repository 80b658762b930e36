import { instanteDe } from '@rateia/domain/datas';
import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { DevolucaoPayPal, EstadoDaCaptura, EstadoDaOrdem, OrdemPayPal } from './port.ts';

/** Reais as a text of two decimals; money of another currency is none of ours. */
const quantia = z
  .object({ currency_code: z.literal('BRL'), value: z.string().regex(/^\d{1,10}\.\d{2}$/) })
  .transform(({ value }) => reaisParaCentavos(value));
const instante = z.string().transform((texto, ctx) => {
  const ms = Date.parse(texto);
  if (!Number.isNaN(ms)) return instanteDe(ms);
  ctx.addIssue('not an instant');
  return z.NEVER;
});
const id = z.string().regex(/^[\w-]{1,64}$/);

const ORDENS: Readonly<Record<string, EstadoDaOrdem>> = {
  CREATED: 'aberta',
  SAVED: 'aberta',
  PAYER_ACTION_REQUIRED: 'aberta',
  APPROVED: 'aprovada',
  COMPLETED: 'completa',
  VOIDED: 'anulada',
};
const CAPTURAS: Readonly<Record<string, EstadoDaCaptura>> = {
  COMPLETED: 'paga',
  PARTIALLY_REFUNDED: 'paga',
  REFUNDED: 'devolvida',
  PENDING: 'emAnalise',
  DECLINED: 'recusada',
  FAILED: 'recusada',
};
const DEVOLUCOES: Readonly<Record<string, DevolucaoPayPal['estado']>> = {
  COMPLETED: 'feita',
  PENDING: 'emCurso',
  FAILED: 'recusada',
  CANCELLED: 'recusada',
};

const captura = z
  .object({ id, status: z.string(), amount: quantia, create_time: instante })
  .transform((c) => ({ id: c.id, estado: CAPTURAS[c.status] ?? 'desconhecida', valor: c.amount, em: c.create_time }));

export const umaDevolucao = z
  .object({ id, status: z.string(), amount: quantia, invoice_id: z.string().nullish() })
  .transform(
    (d): DevolucaoPayPal => ({
      id: d.id,
      chave: d.invoice_id ?? null,
      estado: DEVOLUCOES[d.status] ?? 'emCurso',
      valor: d.amount,
    }),
  );

/** More fields come, and more states may. */
export const umaOrdem = z
  .object({
    id,
    status: z.string(),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().nullish(),
          payments: z
            .object({ captures: z.array(captura).nullish(), refunds: z.array(umaDevolucao).nullish() })
            .nullish(),
        }),
      )
      .min(1),
    links: z.array(z.object({ rel: z.string(), href: z.url() })).nullish(),
  })
  .transform(
    ({ id: ordem, status, purchase_units: partes, links }): OrdemPayPal => ({
      id: ordem,
      estado: ORDENS[status] ?? 'desconhecida',
      referencia: partes[0]?.custom_id ?? null,
      url: links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
      capturas: partes.flatMap(({ payments }) => payments?.captures ?? []),
      devolucoes: partes.flatMap(({ payments }) => payments?.refunds ?? []),
    }),
  );

export const erroDoFio = z.object({
  name: z.string().nullish(),
  details: z.array(z.object({ issue: z.string().nullish() })).nullish(),
});

/** An event of any kind; where its thing is no order, it names the order or the capture that it belongs to. */
export const evento = z
  .object({
    id: z.string().regex(/^[\w-]{1,80}$/),
    event_type: z.string(),
    resource: z.object({
      id: id.nullish(),
      supplementary_data: z.object({ related_ids: z.object({ order_id: id.nullish() }).nullish() }).nullish(),
      disputed_transactions: z.array(z.object({ seller_transaction_id: id.nullish() })).nullish(),
      links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
    }),
  })
  .transform(({ id: nome, event_type: tipo, resource: r }) => {
    const acima = r.links?.find(({ rel }) => rel === 'up')?.href;
    const doLink = /\/captures\/([\w-]{1,64})$/.exec(acima ?? '')?.[1];
    return {
      id: nome,
      ordem: tipo.startsWith('CHECKOUT.ORDER.')
        ? (r.id ?? null)
        : (r.supplementary_data?.related_ids?.order_id ?? null),
      captura: r.disputed_transactions?.[0]?.seller_transaction_id ?? doLink ?? null,
    };
  });
