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
