import type { GatewaySaida, SaidaAvisada } from '../../../gateways/saida/port.ts';
import type { Deps } from '../../../http/deps.ts';
import type { MeioDeSaida } from './saida.ts';

/** The bank by which money leaves; the caller has looked whether there is one. */
export function saidaDoBanco({ gateways }: Pick<Deps, 'gateways'>): GatewaySaida {
  if (gateways.saida === undefined) throw new Error('no bank for TED and boletos');
  return gateways.saida;
}

/** The notices of one kind of payout: both come to one address, and each source takes its own. */
export function noticiasDoBanco(qual: SaidaAvisada['qual']): MeioDeSaida<never>['interpretar'] {
  return async ({ gateways }, webhook) => {
    // The bank is off: another source of this address says whether the notice is good.
    if (gateways.saida === undefined) return [];
    const aviso = await gateways.saida.interpretarWebhook(webhook);
    if (!aviso.valido) return undefined;
    return aviso.eventos
      .filter((evento) => evento.qual === qual)
      .map(({ id, idEnvio }) => ({ id, corpo: JSON.stringify({ idEnvio }) }));
  };
}
