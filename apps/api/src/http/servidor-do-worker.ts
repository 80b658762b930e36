import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { recusar } from './erros.ts';
import { registrarSaude } from './operacao.ts';
import { criarServidorBase } from './servidor-base.ts';

/** What the worker answers: its health and its metrics. Listens nowhere yet. */
export const criarServidorDoWorker = async (deps: Deps): Promise<FastifyInstance> => {
  const app = await criarServidorBase(deps);
  registrarSaude(app, deps);
  app.setNotFoundHandler(() => recusar('naoEncontrado'));
  return app;
};
