import { instanteDe } from '@rateia/domain/datas';
import { centavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { Boleto, EstadoDoBoleto } from './port.ts';

/** Ids of the provider are numbers of 16 digits, written as texts. */
const id = z.string().regex(/^\d{1,20}$/);
const quantia = z.int().transform(centavos);
/** `2026-11-26T12:00:00.000000+00:00`: microseconds, cut to our milliseconds. */
const instante = z.string().transform((texto, ctx) => {
  const ms = Date.parse(texto.replace(/(\.\d{3})\d+/, '$1'));
  if (!Number.isNaN(ms)) return instanteDe(ms);
  ctx.addIssue('not an instant');
  return z.NEVER;
});

const ESTADOS: Readonly<Record<string, EstadoDoBoleto>> = {
  created: 'criado',
  registered: 'registrado',
  overdue: 'vencido',
  paid: 'pago',
  canceled: 'cancelado',
};

/** More fields come, and more states may. */
const boletoDoFio = z.object({
  id,
  status: z.string(),
  amount: quantia,
  line: z.string().nullish(),
  barCode: z.string().nullish(),
  taxId: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  transactionIds: z.array(id).nullish(),
});
export type BoletoDoFio = z.output<typeof boletoDoFio>;

export const umBoleto = z.object({ boleto: boletoDoFio });
export const listaDeBoletos = z.object({ boletos: z.array(boletoDoFio), cursor: z.string().nullish() });
/** Entries of other products stand in the statement too; those of a bill say so in `source`. */
const transacaoDoFio = z.object({ id, amount: quantia, source: z.string().nullish(), created: instante });
export type TransacaoDoFio = z.output<typeof transacaoDoFio>;
export const umaTransacao = z.object({ transaction: transacaoDoFio });
export const listaDeTransacoes = z.object({ transactions: z.array(transacaoDoFio), cursor: z.string().nullish() });
export const chavesPublicas = z.object({ publicKeys: z.array(z.object({ content: z.string() })).min(1) });
export const listaDeWebhooks = z.object({ webhooks: z.array(z.object({ url: z.string() })) });
export const erros = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().optional() })).min(1),
});

/** A transfer, or a bill that we pay: both tell their amount, state and our tag in the same fields. */
export const saidaDoFio = z.object({
  id,
  status: z.string(),
  amount: quantia,
  tags: z.array(z.string()).nullish(),
  transactionIds: z.array(id).nullish(),
});
export type SaidaDoFio = z.output<typeof saidaDoFio>;

/** An event of any product; only the log of a bill, or of money that leaves, is read further. */
export const evento = z.object({
  event: z.object({
    id,
    subscription: z.string(),
    log: z.looseObject({
      type: z.string(),
      created: instante,
      boleto: boletoDoFio.optional(),
      transfer: saidaDoFio.optional(),
      payment: saidaDoFio.optional(),
    }),
  }),
});

export function etiquetaDe({ tags }: { readonly tags?: readonly string[] | null | undefined }): string | null {
  return tags?.[0] ?? null;
}

export function emBoleto(lido: BoletoDoFio): Boleto {
  return {
    id: lido.id,
    etiqueta: etiquetaDe(lido),
    estado: ESTADOS[lido.status] ?? 'DESCONHECIDO',
    valor: lido.amount,
    linha: (lido.line ?? '').replace(/\D/g, ''),
    codigoDeBarras: lido.barCode ?? '',
    entradas: lido.transactionIds ?? [],
  };
}

/** The bill that an entry of the statement belongs to: `boleto/5656565656565656`. */
export function boletoDaOrigem(source: string | null | undefined): string | undefined {
  return /^boleto\/(\d+)$/.exec(source ?? '')?.[1];
}
