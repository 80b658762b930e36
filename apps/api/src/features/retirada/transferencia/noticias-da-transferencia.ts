import { z } from 'zod';
import type { FonteDeNoticias } from '../../pagamentos/index.ts';
import { PROVEDOR_DA_TRANSFERENCIA } from '../mover-retirada.ts';
import { anotarTransferencia } from './anotar-transferencia.ts';

const transferenciaGuardada = z.object({ idEnvio: z.string() });

/** Notices of payouts by Pix, as they are kept and done (CONFIABILIDADE 1.5). */
export const noticiasDaTransferencia: FonteDeNoticias = {
  provedor: PROVEDOR_DA_TRANSFERENCIA,
  interpretar: ({ gateways }, webhook) => {
    const aviso = gateways.transferencia.interpretarWebhook(webhook);
    return aviso.valido ? aviso.eventos.map((e) => ({ id: e.id, corpo: JSON.stringify(e) })) : undefined;
  },
  confirmar: async (deps, corpo) => {
    const { idEnvio } = lerTransferencia(corpo);
    const situacao = await deps.gateways.transferencia.consultar(idEnvio);
    if (situacao.estado === 'INEXISTENTE') return undefined;
    if (situacao.estado === 'DESCONHECIDO') throw new Error(`payout ${idEnvio}: ${situacao.motivo ?? 'unknown'}`);
    return async (trx) => await anotarTransferencia(trx, deps, { idEnvio, ...situacao });
  },
};

const lerTransferencia = (corpo: unknown) => transferenciaGuardada.parse(corpo);
