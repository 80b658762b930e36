import { z } from 'zod';
import type { FonteDeNoticias } from '../../pagamentos/index.ts';
import { PIX_AUTOMATICO, pixAutomaticoDe } from '../../pagamentos/index.ts';
import { aplicarNaAutorizacao } from './anotar-autorizacao.ts';
import { aplicarNaCobranca } from './anotar-cobranca.ts';

const guardada = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('rec'), idRec: z.string() }),
  z.strictObject({ tipo: z.literal('cobr'), txid: z.string() }),
]);

/** Notices of authorisations and of their charges: each is a hint, and the bank is asked for the thing itself (CONFIABILIDADE 1.5). */
export const fonteDoPixProgramado: FonteDeNoticias = {
  provedor: PIX_AUTOMATICO,
  chamaEm: [PIX_AUTOMATICO],
  interpretar: ({ gateways }, webhook) => {
    const aviso = gateways.pixAutomatico?.interpretarWebhook(webhook);
    if (aviso?.valido !== true) return undefined;
    return aviso.eventos.map(({ id, ...sobre }) => ({
      id,
      corpo: JSON.stringify(sobre satisfies z.input<typeof guardada>),
    }));
  },
  confirmar: async (deps, corpo) => {
    const sobre = guardada.parse(corpo);
    const gateway = pixAutomaticoDe(deps);
    if (sobre.tipo === 'rec') {
      const r = await gateway.consultarRecorrencia(sobre.idRec);
      if (r.situacao === 'inexistente') return undefined;
      if (r.situacao !== 'ok') throw new Error(`authorisation ${sobre.idRec}: ${r.situacao}`);
      return async (trx) => await aplicarNaAutorizacao(trx, deps, r.valor);
    }
    const r = await gateway.consultarCobranca(sobre.txid);
    if (r.situacao === 'inexistente') return undefined;
    if (r.situacao !== 'ok') throw new Error(`charge ${sobre.txid}: ${r.situacao}`);
    return async (trx) => await aplicarNaCobranca(trx, deps, r.valor);
  },
};
