import { instanteDe } from '@rateia/domain/datas';
import { centavos, ZERO } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { CobrancaPagBank, EstadoPagBank, OrdemPagBank, PaginaNova, PaginaPagBank } from './port.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const quantia = z
  .int()
  .nonnegative()
  .transform((valor) => centavos(valor));
const instante = z.string().transform((texto, ctx) => {
  const ms = Date.parse(texto);
  if (!Number.isNaN(ms)) return instanteDe(ms);
  ctx.addIssue('not an instant');
  return z.NEVER;
});

const ESTADOS: Readonly<Record<string, EstadoPagBank>> = {
  WAITING: 'pendente',
  IN_ANALYSIS: 'emAnalise',
  AUTHORIZED: 'autorizado',
  PAID: 'pago',
  DECLINED: 'recusado',
};

const quantias = z.object({
  value: quantia,
  currency: z.literal('BRL').nullish(),
  summary: z.object({ paid: quantia.nullish(), refunded: quantia.nullish() }).nullish(),
});

/** More fields come, and more states may. */
export const umaCobranca = z
  .object({ id, status: z.string(), amount: quantias, paid_at: instante.nullish() })
  .transform(({ id: nome, status, amount: { value, summary }, paid_at }): CobrancaPagBank => {
    const [pago, devolvido] = [summary?.paid ?? ZERO, summary?.refunded ?? ZERO];
    // One state is the end of a charge without money and of one whose money went back.
    const cancelada = pago > ZERO || devolvido > ZERO ? 'devolvido' : 'cancelado';
    const estado = status === 'CANCELED' ? cancelada : (ESTADOS[status] ?? 'DESCONHECIDO');
    return { id: nome, estado, valor: value, devolvido, pagaEm: paid_at ?? null };
  });

export const umaOrdem = z
  .object({
    id,
    reference_id: z.string().nullish(),
    customer: z.object({ tax_id: z.string().nullish() }).nullish(),
    charges: z.array(umaCobranca).nullish(),
  })
  .transform(
    ({ id: nome, reference_id, customer, charges }): OrdemPagBank => ({
      id: nome,
      referencia: reference_id ?? null,
      cpf: /^\d{11}$/.test(customer?.tax_id ?? '') ? (customer?.tax_id ?? null) : null,
      cobrancas: charges ?? [],
    }),
  );

export const umaPaginaNova = z
  .object({ id, links: z.array(z.object({ rel: z.string(), href: z.string() })) })
  .transform(({ id: nome, links }, ctx): PaginaNova => {
    const url = links.find(({ rel }) => rel === 'PAY')?.href;
    if (url !== undefined && URL.canParse(url)) return { id: nome, url };
    ctx.addIssue('no page to pay on');
    return z.NEVER;
  });

/** A page has no orders until somebody pays on it. */
export const umaPagina = z.object({ status: z.string(), orders: z.array(z.object({ id })).nullish() }).transform(
  ({ status, orders }): PaginaPagBank => ({
    aberta: status === 'ACTIVE',
    ordens: (orders ?? []).map((ordem) => ordem.id),
  }),
);

export const erroDoFio = z.object({ error_messages: z.array(z.object({ code: z.coerce.string().nullish() })) });

/** A notice of an order; one of a page names no charge. */
export const aviso = z.object({
  id,
  charges: z
    .array(z.object({ id, status: z.string(), amount: quantias.nullish() }))
    .nullish()
    .transform((cobrancas) => cobrancas ?? []),
});
