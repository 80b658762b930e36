import { centavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { Recebido } from '../recebimentos/recebido.ts';

const valor = z.int().positive().transform(centavos);

const recebidoGuardado = z.object({
  referencia: z.string(),
  cobranca: z.string().nullable(),
  valor,
  horario: z.string(),
  pagadorIndice: z.string().nullable(),
  devolucoes: z.array(z.object({ id: z.string(), passo: z.enum(['processar', 'devolver', 'recusar']), valor })),
});

/** Received money as it is kept with its notice. Nothing that names the payer is in it. */
export function escreverRecebido(recebido: Recebido): string {
  return JSON.stringify({
    ...recebido,
    pagadorIndice: recebido.pagadorIndice?.toString('base64') ?? null,
    devolucoes: [...recebido.devolucoes],
  } satisfies z.input<typeof recebidoGuardado>);
}

/** A notice that tells nothing but the name of its receipt. */
export function escreverReferencia(referencia: string): string {
  return JSON.stringify({ referencia });
}

/** A stored notice: its receipt, and what it says of it where it says anything. */
export function lerNoticia(corpo: unknown): { readonly referencia: string; readonly dito: Recebido | undefined } {
  const curta = soReferencia.safeParse(corpo);
  if (curta.success) return { ...curta.data, dito: undefined };
  const lido = recebidoGuardado.parse(corpo);
  const pagadorIndice = lido.pagadorIndice === null ? null : Buffer.from(lido.pagadorIndice, 'base64');
  return { referencia: lido.referencia, dito: { ...lido, pagadorIndice } };
}

const soReferencia = z.strictObject({ referencia: z.string() });
