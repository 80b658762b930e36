import type { Logger } from 'pino';
import type { Resultado } from '../../../gateways/resultado.ts';

type CanalDeSaida = 'email' | 'sms' | 'telegram' | 'push';

/**
 * Channels in which a second sending does no harm: an e-mail keeps its Message-ID, and a push replaces the one of the
 * same key.
 */
const REPETIVEL: Readonly<Record<CanalDeSaida, boolean>> = { email: true, push: true, sms: false, telegram: false };

/**
 * Ends a delivery job: done when accepted; given up, with a log line, when refused for good; thrown otherwise, so that
 * the queue tries again. A message to the phone that may have arrived is given up too: nobody gets it twice (spec A§4
 * Notifications; REGRAS 2.19).
 */
export function encerrarEntrega(
  resultado: Resultado<unknown>,
  { log, canal, id }: { readonly log: Logger; readonly canal: CanalDeSaida; readonly id: string },
): void {
  switch (resultado.situacao) {
    case 'ok':
      return;
    case 'recusado':
    case 'inexistente':
      log.warn({ canal, id, situacao: resultado.situacao }, 'message refused by the provider, given up');
      return;
    case 'desconhecido':
      if (REPETIVEL[canal]) throw semResposta(resultado, canal, id);
      log.warn({ canal, id, motivo: resultado.motivo }, 'nobody knows whether the message arrived: not sent again');
      return;
    case 'indisponivel':
      throw semResposta(resultado, canal, id);
  }
}

function semResposta(
  { situacao, motivo }: { readonly situacao: string; readonly motivo: string },
  canal: CanalDeSaida,
  id: string,
): Error {
  return new Error(`${canal} ${id}: ${situacao} (${motivo})`);
}
