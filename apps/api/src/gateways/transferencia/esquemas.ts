import { z } from 'zod';
import { valorDoFio } from '../pix/esquemas.ts';

export const statusDaTransferencia = z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']);

/** The answer to the order calls the end-to-end id `e2eId`, the consult `endToEndId`. */
export const transferenciaDoFio = z.object({
  idEnvio: z.string(),
  e2eId: z.string().nullish(),
  endToEndId: z.string().nullish(),
  valor: valorDoFio,
  status: statusDaTransferencia,
  motivo: z.string().nullish(),
});

export const erroDaTransferencia = z.object({
  nome: z.string().optional(),
  mensagem: z.string().optional(),
  type: z.string().optional(),
  detail: z.string().optional(),
});

export const transferenciaDoWebhook = z.object({
  endToEndId: z.string().nullish(),
  valor: valorDoFio,
  status: statusDaTransferencia,
  gnExtras: z.object({
    idEnvio: z.string().min(1),
    erro: z.object({ codigo: z.string().nullish(), motivo: z.string().nullish() }).nullish(),
  }),
});
