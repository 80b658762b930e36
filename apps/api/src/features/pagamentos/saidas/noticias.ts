import { z } from 'zod';
import type { FonteDeNoticias } from '../noticias/fonte.ts';
import type { AnotarSaida, MeioDeSaida } from './saida.ts';

const saidaGuardada = z.object({ idEnvio: z.string() });

/** Notices of payouts: kept as they came, and done by what their provider says when it is asked (CONFIABILIDADE 1.5). */
export function noticiasDaSaida(meio: MeioDeSaida<never>, anotar: AnotarSaida): FonteDeNoticias {
  return {
    provedor: meio.provedor,
    chamaEm: meio.chamaEm,
    interpretar: meio.interpretar,
    confirmar: async (deps, corpo) => {
      const { idEnvio } = saidaGuardada.parse(corpo);
      const situacao = await meio.consultar(deps, idEnvio);
      if (situacao.estado === 'INEXISTENTE') return undefined;
      if (situacao.estado === 'DESCONHECIDO') throw new Error(`payout ${idEnvio}: ${situacao.motivo ?? 'unknown'}`);
      return async (trx) => await anotar(trx, deps, { idEnvio, ...situacao });
    },
  };
}
