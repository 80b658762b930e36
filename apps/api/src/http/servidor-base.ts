import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import { CABECALHOS } from '@rateia/contracts/cabecalhos';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { encerrarDepois, recusarConexao, recusarEndereco } from './antes-da-chamada.ts';
import { cabecalhosDeSeguranca, PERMISSOES_DO_NAVEGADOR } from './cabecalhos-de-seguranca.ts';
import type { Deps } from './deps.ts';
import type { ErroDeCatalogo } from './erros.ts';
import { registrarParada } from './parada.ts';
import { responderErro } from './responder-erro.ts';

/**
 * The base of each of our ports, the worker's too: the log, the security headers, and refusals of the catalogue alone
 * (HOUSE §8).
 */
export async function criarServidorBase(
  { log, config }: Pick<Deps, 'log' | 'config'>,
  opcoes: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...opcoes,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (pedido) => idDoPedido(pedido.headers[CABECALHOS.requisicao]),
    // A request that comes after the server was asked to end is refused by the catalogue, like any other.
    return503OnClosing: false,
    frameworkErrors: recusarEndereco,
    clientErrorHandler: recusarConexao,
  });
  registrarParada(app);
  await app.register(helmet, cabecalhosDeSeguranca(config));
  app.addHook('onRequest', (_pedido, resposta, pronto) => {
    resposta.header(PERMISSOES_DO_NAVEGADOR.nome, PERMISSOES_DO_NAVEGADOR.valor);
    pronto();
  });
  // An answer that came before the whole request: the rest of the request is waited for no longer than the answer is
  // read.
  app.addHook('onResponse', (pedido, _resposta, pronto) => {
    if (pedido.raw.complete === false) encerrarDepois(pedido.raw.socket);
    pronto();
  });
  app.setErrorHandler<FastifyError | ErroDeCatalogo>((erro, pedido, resposta) =>
    responderErro({ erro, pedido, resposta }),
  );
  return app;
}

function idDoPedido(recebido: string | string[] | undefined): string {
  return typeof recebido === 'string' && /^[\w-]{8,64}$/.test(recebido) ? recebido : randomUUID();
}
