import { parentPort } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { criarAplicacao } from './app.ts';
import { lerConfig } from './env.ts';
import { ErroDeConfiguracao } from './gateways/erro-de-configuracao.ts';
import type { Deps } from './http/deps.ts';
import { criarServidorDoWorker } from './http/servidor-do-worker.ts';
import { iniciarTelemetria } from './telemetria.ts';
import { terminaEm } from './termina-em.ts';
import { iniciarTrabalhador } from './trabalhador.ts';

/** The work of the worker process, in a thread of it: jobs, deadlines and periodic work, until it is told to stop. */
const LIMITE_PARA_PARAR_MS = 20_000;
/**
 * A connection whose job was given back may still wait for a row that another transaction holds: it ends with the
 * process.
 */
const CONEXOES_MS = 2_000;
/** Exit code for a setting that makes starting impossible: starting again would not help. */
const SEM_CONFIGURACAO = 78;

async function iniciar(): Promise<void> {
  const pararTelemetria = await iniciarTelemetria('worker');
  const aplicacao = await criarAplicacao(lerConfig(process.env));
  const { deps } = aplicacao;
  deps.metricas.coletarProcesso();
  const trabalhador = await iniciarTrabalhador(aplicacao);
  const saude = await abrirSaude(deps);
  deps.log.info('worker running');
  let parando = false;
  async function parar(codigo: number) {
    if (parando) return;
    parando = true;
    setTimeout(() => process.exit(1), LIMITE_PARA_PARAR_MS).unref();
    await saude?.close();
    await trabalhador.parar();
    await terminaEm(aplicacao.fechar(), CONEXOES_MS);
    await pararTelemetria();
    process.exit(codigo);
  }
  parentPort?.once('message', () => void parar(0));
}

/** Health and metrics of this process on WORKER_PORT; without it, none. */
async function abrirSaude(deps: Deps): Promise<FastifyInstance | undefined> {
  const { portaDoWorker, host } = deps.config;
  if (portaDoWorker === undefined) return undefined;
  const app = await criarServidorDoWorker(deps);
  await app.listen({ port: portaDoWorker, host });
  return app;
}

iniciar().catch((erro: unknown) => {
  process.stderr.write(
    `${erro instanceof ErroDeConfiguracao ? erro.message : erro instanceof Error ? (erro.stack ?? erro.message) : String(erro)}\n`,
  );
  process.exit(erro instanceof ErroDeConfiguracao ? SEM_CONFIGURACAO : 1);
});
