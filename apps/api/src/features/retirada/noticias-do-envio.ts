import { centavos } from '@rateia/domain/dinheiro';
import { z } from 'zod';
import type { FonteDeNoticias } from '../pagamentos/index.ts';
import type { NoticiaDeEnvio } from './anotar-envio.ts';
import { anotarEnvio } from './anotar-envio.ts';
import { PROVEDOR_DO_PIX_ENVIO } from './mover-retirada.ts';

const envioGuardado = z.object({
  idEnvio: z.string(),
  estado: z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']),
  valor: z.int().positive().transform(centavos),
  e2eid: z.string().optional(),
  motivo: z.string().optional(),
});

/** Notices of payouts by Pix, as they are kept and done (CONFIABILIDADE 1.5). */
export const noticiasDoPixEnvio: FonteDeNoticias = {
  provedor: PROVEDOR_DO_PIX_ENVIO,
  interpretar: ({ gateways }, webhook) => {
    const aviso = gateways.pixEnvio.interpretarWebhook(webhook);
    return aviso.valido ? aviso.eventos.map((e) => ({ id: e.id, corpo: JSON.stringify(e) })) : undefined;
  },
  aplicar: async (trx, deps, corpo) => await anotarEnvio(trx, deps, lerEnvio(corpo)),
};

const lerEnvio = (corpo: unknown): NoticiaDeEnvio => {
  const { e2eid, motivo, ...evento } = envioGuardado.parse(corpo);
  return { ...evento, ...(e2eid === undefined ? {} : { e2eid }), ...(motivo === undefined ? {} : { motivo }) };
};
