import { z } from 'zod';
import * as c from './campos.ts';

/** A purchase that was placed: paid, or waiting for its payment. */
export const assinaturaCriada = z.object({
  idAssinatura: c.idResposta,
  idFatura: c.idResposta,
  estado: z.enum(['aguardandoPagamento', 'paga']),
  idPagamento: z.uuid().nullable(),
  valor: c.valor,
});

/** The code of a coupon, as a person types it: without regard to case and spaces at the ends (REGRAS 2.29). */
export const codigoDoCupom = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{2,40}$/);
