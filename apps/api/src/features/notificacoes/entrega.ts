import type { Logger } from 'pino';
import type { Resultado } from '../../gateways/resultado.ts';

/**
 * Ends a delivery job: done when accepted; given up, with a log line, when refused for good; thrown otherwise, so that
 * the queue tries again. Repeating is safe: an e-mail keeps its Message-ID, and a repeated SMS says the same.
 */
export const encerrarEntrega = (
  resultado: Resultado<unknown>,
  {
    log,
    canal,
    id,
  }: { readonly log: Logger; readonly canal: 'email' | 'sms' | 'telegram' | 'push'; readonly id: string },
): void => {
  switch (resultado.situacao) {
    case 'ok':
      return;
    case 'recusado':
    case 'inexistente':
      log.warn({ canal, id, situacao: resultado.situacao }, 'message refused by the provider, given up');
      return;
    case 'indisponivel':
    case 'desconhecido':
      throw new Error(`${canal} ${id}: ${resultado.situacao} (${resultado.motivo})`);
  }
};
