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

export function lerRecebido(corpo: unknown): Recebido {
  const lido = recebidoGuardado.parse(corpo);
  return { ...lido, pagadorIndice: lido.pagadorIndice === null ? null : Buffer.from(lido.pagadorIndice, 'base64') };
}
