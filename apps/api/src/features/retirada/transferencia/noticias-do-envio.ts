import { z } from 'zod';
import type { FonteDeNoticias } from '../../pagamentos/index.ts';
import { PROVEDOR_DO_PIX_ENVIO } from '../mover-retirada.ts';
import { anotarEnvio } from './anotar-envio.ts';

const envioGuardado = z.object({ idEnvio: z.string() });

/** Notices of payouts by Pix, as they are kept and done (CONFIABILIDADE 1.5). */
export const noticiasDoPixEnvio: FonteDeNoticias = {
  provedor: PROVEDOR_DO_PIX_ENVIO,
  interpretar: ({ gateways }, webhook) => {
    const aviso = gateways.pixEnvio.interpretarWebhook(webhook);
    return aviso.valido ? aviso.eventos.map((e) => ({ id: e.id, corpo: JSON.stringify(e) })) : undefined;
  },
  confirmar: async (deps, corpo) => {
    const { idEnvio } = lerEnvio(corpo);
    const situacao = await deps.gateways.pixEnvio.consultar(idEnvio);
    if (situacao.estado === 'INEXISTENTE') return undefined;
    if (situacao.estado === 'DESCONHECIDO') throw new Error(`payout ${idEnvio}: ${situacao.motivo ?? 'unknown'}`);
    return async (trx) => await anotarEnvio(trx, deps, { idEnvio, ...situacao });
  },
};

const lerEnvio = (corpo: unknown) => envioGuardado.parse(corpo);
