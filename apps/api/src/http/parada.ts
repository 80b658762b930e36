import type { FastifyInstance } from 'fastify';
import { ErroDeCatalogo } from './erros.ts';
import { LOGO } from './responder-erro.ts';

/**
 * A server that is told to end finishes the requests under way and takes no more. It closes the connections that were
 * busy then, because a client that keeps one open, as a proxy does, would delay the end (CONFIABILIDADE 1.13).
 */
export function registrarParada(app: FastifyInstance): void {
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
  // An answer under way at the moment of the end had promised to keep its connection.
  app.addHook('onResponse', (_pedido, _resposta, pronto) => {
    if (parando) setImmediate(() => app.server.closeIdleConnections());
    pronto();
  });
}
