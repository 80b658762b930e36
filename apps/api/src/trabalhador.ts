import { EventEmitter } from 'node:events';
import { instanteDe } from '@rateia/domain/datas';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import { Logger as LoggerDeFila, run, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { ManipuladoresDeTarefa } from './db/fila.ts';
import { despacharTarefas } from './db/fila.ts';
import type { Periodica } from './db/periodicas.ts';
import { crontab, enfileirarPerdidas } from './db/periodicas.ts';
import type { ManipuladoresDePrazo } from './db/prazos.ts';
import { executarPrazosVencidos } from './db/prazos.ts';
import { comRastro } from './db/rastro.ts';
import type { Deps } from './http/deps.ts';
import { abrirPresenca, liberarOrfas } from './presenca.ts';
import { terminaEm } from './termina-em.ts';

/** The parts of an application that run jobs and deadlines. */
export type Trabalho = {
  readonly deps: Deps;
  readonly pool: pg.Pool;
  readonly tarefas: ManipuladoresDeTarefa;
  readonly prazos: ManipuladoresDePrazo;
  readonly periodicas: readonly Periodica[];
  /** Jobs that `esvaziarFila` runs at a time; one when not given. */
  readonly concorrencia?: number;
};

const VARREDURA_MS = 1_000;
const DESPACHO_MS = 250;
const ORFAS_MS = 5_000;
/** Work that is under way when the stop comes has this long to end: `npm start` waits for 15 s in all. */
const TEMPO_PARA_TERMINAR_MS = 8_000;

function listaDeTarefas({ tarefas, deps }: Trabalho): TaskList {
  const lista: TaskList = {};
  for (const [nome, fazer] of Object.entries(tarefas)) {
    lista[nome] = async (dados, ajudante) => {
      const medir = deps.metricas.tarefas.startTimer({ tarefa: nome });
      const requestId =
        typeof dados === 'object' && dados !== null && 'requestId' in dados && typeof dados.requestId === 'string'
          ? dados.requestId
          : undefined;
      try {
        const contexto = { tentativa: ajudante.job.attempts, requestId };
        await comRastro({ nome: `tarefa ${nome}`, requestId }, () => fazer(dados as never, contexto));
        medir({ desfecho: 'ok' });
      } catch (erro) {
        medir({ desfecho: 'falhou' });
        deps.log.warn({ tarefa: nome, tentativa: ajudante.job.attempts, requestId, err: erro }, 'job failed');
        throw erro;
      }
    };
  }
  return lista;
}

const semRuido = new LoggerDeFila(() => () => undefined);

/**
 * Runs jobs and deadlines until stopped; unfinished jobs go back to the queue on `parar`, and those of a process that
 * died come back too. Without its database it ends with an unhandled rejection, to be started again.
 */
export async function iniciarTrabalhador(
  trabalho: Trabalho,
  { concorrencia = 8 }: { readonly concorrencia?: number } = {},
): Promise<{ readonly parar: () => Promise<void> }> {
  const { deps, pool } = trabalho;
  const presenca = await abrirPresenca(deps.config.bancoUrlDireta);
  const eventos: WorkerEvents = new EventEmitter();
  eventos.on('pool:create', ({ workerPool }) => presenca.anunciar(workerPool.id));
  await enfileirarPerdidas(deps.db, {
    periodicas: trabalho.periodicas,
    agora: instanteDe(deps.relogio.parede()),
  });
  const runner = await run({
    pgPool: pool,
    concurrency: concorrencia,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: listaDeTarefas(trabalho),
    crontab: crontab(trabalho.periodicas),
    logger: semRuido,
    events: eventos,
  });
  let parado = false;
  // It ends by itself when the database goes away, and leaves promises of its own behind: the process that runs us
  // starts anew.
  void runner.promise
    .catch(() => undefined)
    .finally(() => {
      if (!parado) throw new Error('the job runner stopped');
    });
  const varreduras = [
    repetir(VARREDURA_MS, () => executarPrazosVencidos(deps, trabalho.prazos), deps.log),
    repetir(DESPACHO_MS, () => despacharTarefas(deps.db), deps.log),
    repetir(ORFAS_MS, () => liberarOrfas(pool), deps.log),
  ];
  return {
    parar: async () => {
      parado = true;
      const fim = Promise.allSettled([runner.stop(), ...varreduras.map((v) => v.parar())]);
      // Jobs that do not end in time go back to the queue; their locks in the database end with the connection.
      if (!(await terminaEm(fim, TEMPO_PARA_TERMINAR_MS))) await presenca.devolver();
      await presenca.fechar();
    },
  };
}

/** Runs `fazer` again and again with a rest between; a failure is noted and the next round tries again. */
function repetir(ms: number, fazer: () => Promise<unknown>, log: Deps['log']): { readonly parar: () => Promise<void> } {
  let parado = false;
  let correndo: Promise<unknown> = Promise.resolve();
  function rodar(): void {
    correndo = fazer()
      .catch((erro: unknown) => log.error({ err: erro }, 'sweep failed'))
      .finally(() => {
        if (!parado) relogio = setTimeout(rodar, ms);
      });
  }
  let relogio = setTimeout(rodar, 0);
  return {
    parar: async () => {
      parado = true;
      clearTimeout(relogio);
      await correndo;
    },
  };
}

/** Runs every job that is ready now, and those they cause, until the queue is empty (tests and the test clock). */
export async function esvaziarFila({ pool, ...resto }: Trabalho): Promise<void> {
  await despacharTarefas(resto.deps.db);
  const prontas = await pool.query(
    'select 1 from graphile_worker.jobs where locked_at is null and attempts < max_attempts and run_at <= now() limit 1',
  );
  if (prontas.rowCount === 0) return;
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    taskList: listaDeTarefas({ pool, ...resto }),
    logger: semRuido,
    concurrency: resto.concorrencia ?? 1,
  });
}
