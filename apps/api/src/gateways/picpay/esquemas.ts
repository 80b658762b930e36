import { analisarReais, ZERO } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { CobrancaPicPay, EstadoPicPay } from './port.ts';

/** Reais as a JSON number; read by its digits, so that no fraction is ever rounded. */
const reais = z.number().transform((valor, ctx) => {
  const lido = analisarReais(String(valor).replace('.', ','));
  if (lido !== undefined) return lido;
  ctx.addIssue('not an amount');
  return z.NEVER;
});

const referencia = z.string().regex(/^[\w-]{1,64}$/);

const ESTADOS: Readonly<Record<string, EstadoPicPay>> = {
  created: 'pendente',
  analysis: 'emAnalise',
  authorized: 'autorizado',
  paid: 'pago',
  completed: 'pago',
  expired: 'expirado',
  refunded: 'devolvido',
  chargeback: 'contestado',
};

export const umaPagina = z
  .object({ paymentUrl: z.url(), qrcode: z.object({ content: z.string().min(1) }) })
  .transform(({ paymentUrl, qrcode }) => ({ url: paymentUrl, codigo: qrcode.content }));

/** More fields come, and more states may. */
export const umaCobranca = z
  .object({
    status: z.string(),
    authorizationId: z.string().nullish(),
    summary: z.object({ paid: reais.nullish(), refunded: reais.nullish() }).nullish(),
  })
  .transform(
    ({ status, authorizationId, summary }): CobrancaPicPay => ({
      estado: ESTADOS[status] ?? 'DESCONHECIDO',
      autorizacao: authorizationId ?? null,
      pago: summary?.paid ?? null,
      devolvido: summary?.refunded ?? ZERO,
    }),
  );

export const umaDevolucao = z.object({ id: z.union([z.int(), z.string()]).transform(String) });

export const erroDoFio = z.object({
  message: z.string().nullish(),
  errors: z.array(z.object({ field: z.string().nullish(), message: z.string().nullish() })).nullish(),
});

/** A notice names a charge, and says nothing of it. */
export const aviso = z.object({ referenceId: referencia });
