import { z } from 'zod';
import { valorDoFio } from '../pix/esquemas.ts';

export const statusDeEnvio = z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']);

/** The answer to the order calls the end-to-end id `e2eId`, the consult `endToEndId`. */
export const envioDoFio = z.object({
  idEnvio: z.string(),
  e2eId: z.string().nullish(),
  endToEndId: z.string().nullish(),
  valor: valorDoFio,
  status: statusDeEnvio,
  motivo: z.string().nullish(),
});

export const erroDeEnvio = z.object({
  nome: z.string().optional(),
  mensagem: z.string().optional(),
  type: z.string().optional(),
  detail: z.string().optional(),
});

export const envioDoWebhook = z.object({
  endToEndId: z.string().nullish(),
  valor: valorDoFio,
  status: statusDeEnvio,
  gnExtras: z.object({
    idEnvio: z.string().min(1),
    erro: z.object({ codigo: z.string().nullish(), motivo: z.string().nullish() }).nullish(),
  }),
});
