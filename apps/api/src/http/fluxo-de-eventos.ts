import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Chamada } from '@rateia/contracts/chamada';
import { HTTP } from '@rateia/domain/http';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The stream of one listening page, as the handler of a call that answers with events sees it. */
export type Fluxo<D = unknown> = {
  /**
   * Sends one event; fails on a field that the contract row does not have, and leaves out fields that it does not name.
   */
  readonly dizer: (dados: D) => void;
  /** A sign of life: proxies close silent connections. */
  readonly bater: () => void;
  readonly encerrar: () => void;
  /** Told once, however it ended. */
  readonly aoFechar: (fazer: () => void) => void;
};

/** Takes an answer out of the framework's hands and keeps it open; undefined for a caller who has hung up. */
export type AbrirFluxo = (resposta: FastifyReply, chamada: Chamada) => Fluxo | undefined;

/** The open streams of a server: they end when it stops, for nobody else would end them. */
export function criarFluxos(app: FastifyInstance): AbrirFluxo {
  const abertos = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const saida of abertos) saida.end();
  });
  return (resposta, chamada) => {
    resposta.hijack();
    const saida = resposta.raw;
    if (saida.destroyed) return undefined;
    abertos.add(saida);
    saida.once('close', () => abertos.delete(saida));
    saida.writeHead(HTTP.ok, {
      ...(resposta.getHeaders() as OutgoingHttpHeaders),
      'content-type': `${TIPO_DE_EVENTOS}; charset=utf-8`,
      'x-accel-buffering': 'no',
      // No answer follows a stream on its connection: when it ends, a server that stops waits for nobody.
      connection: 'close',
    });
    saida.emit(FLUXO_ABERTO);
    return {
      dizer: (dados) =>
        escrever(saida, `event: ${chamada.eventos}\ndata: ${JSON.stringify(chamada.response.parse(dados))}\n\n`),
      bater: () => escrever(saida, ': \n\n'),
      encerrar: () => void saida.end(),
      aoFechar: (fazer) => void saida.once('close', fazer),
    };
  };
}

/** Told by an answer when its stream is open: how long it stays so says nothing of how fast the call was. */
export const FLUXO_ABERTO = Symbol('fluxo aberto');

export const TIPO_DE_EVENTOS = 'text/event-stream';

function escrever(saida: ServerResponse, texto: string): void {
  if (!saida.destroyed && !saida.writableEnded) saida.write(texto);
}
