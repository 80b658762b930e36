import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { recusar } from './erros.ts';
import { registrarSaude } from './operacao.ts';
import { criarServidorBase } from './servidor-base.ts';

/** The worker's own server: its health and its metrics. It listens nowhere yet. */
export async function criarServidorDoWorker(deps: Deps): Promise<FastifyInstance> {
  const app = await criarServidorBase(deps);
  registrarSaude(app, deps);
  app.setNotFoundHandler(() => recusar('naoEncontrado'));
  return app;
}
