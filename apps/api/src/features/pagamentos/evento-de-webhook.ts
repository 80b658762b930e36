import { centavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { EventoDeEnvio } from '../../gateways/pix-envio/port.ts';
import type { PixARegistrar } from './receber-pix.ts';

const valor = z.int().positive().transform(centavos);

const pixGuardado = z.object({
  e2eid: z.string(),
  txid: z.string().nullable(),
  valor,
  horario: z.string(),
  pagadorIndice: z.string().nullable(),
  devolucoes: z.array(
    z.object({
      id: z.string(),
      estado: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
      valor: valor.optional(),
    }),
  ),
});

const envioGuardado = z.object({
  id: z.string(),
  idEnvio: z.string(),
  estado: z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']),
  valor,
  e2eid: z.string().optional(),
  motivo: z.string().optional(),
});

/** A received Pix as it is kept with its notice. */
export const escreverPix = (pix: PixARegistrar): z.input<typeof pixGuardado> => ({
  ...pix,
  pagadorIndice: pix.pagadorIndice?.toString('base64') ?? null,
  devolucoes: pix.devolucoes.map((d) => ({ ...d })),
});

export const lerPix = (corpo: unknown): PixARegistrar => {
  const pix = pixGuardado.parse(corpo);
  return { ...pix, pagadorIndice: pix.pagadorIndice === null ? null : Buffer.from(pix.pagadorIndice, 'base64') };
};

export const lerEnvio = (corpo: unknown): EventoDeEnvio => {
  const { e2eid, motivo, ...evento } = envioGuardado.parse(corpo);
  return { ...evento, ...(e2eid === undefined ? {} : { e2eid }), ...(motivo === undefined ? {} : { motivo }) };
};
