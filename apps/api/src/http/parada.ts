import type { FastifyInstance } from 'fastify';
import { ErroDeCatalogo } from './erros.ts';
import { LOGO } from './responder-erro.ts';

/**
 * A server that was told to end finishes the requests under way and takes no more. A connection that was busy then is
 * not kept for a next request: a client that keeps it open, as a proxy does, would hold the end up (CONFIABILIDADE
 * 1.13).
 */
export const registrarParada = (app: FastifyInstance): void => {
  let parando = false;
  app.addHook('preClose', (pronto) => {
    parando = true;
    pronto();
  });
  app.addHook('onRequest', (_pedido, _resposta, pronto) => {
    pronto(parando ? new ErroDeCatalogo('indisponivel', { cabecalhos: LOGO }) : undefined);
  });
  app.addHook('onSend', (_pedido, resposta, _corpo, pronto) => {
    if (parando) resposta.header('connection', 'close');
    pronto();
  });
  // An answer that was on its way when the end was asked for promised to keep its connection.
  app.addHook('onResponse', (_pedido, _resposta, pronto) => {
    if (parando) setImmediate(() => app.server.closeIdleConnections());
    pronto();
  });
};
