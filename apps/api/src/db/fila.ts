import { sql } from 'kysely';
import type { Executor, Trx } from './banco.ts';
import type { Carga, ComCarga, SemDados } from './carga.ts';
import type { Parte } from './de-uma-vez.ts';
import { rastroAtual } from './rastro.ts';

/**
 * A kind of job: it runs as soon as possible after the transaction that causes it, at least once. Each feature declares
 * its own kinds in its agenda.ts, with their data; the union of all is inferred from the list of features.
 */
export type Tarefa<N extends string = string, D extends object = never> = ComCarga<N, D>;

/** `tarefa('enviarRetirada', leva<{ readonly retiradaId: number }>())`; a job that carries nothing has no second part. */
export function tarefa<const N extends string, D extends object = SemDados>(nome: N, _carga?: Carga<D>): Tarefa<N, D> {
  return nome as Tarefa<N, D>;
}

/** How often a job is tried before it waits for a person. */
export const MAXIMO_DE_TENTATIVAS = 12;

type OpcoesDaTarefa = { readonly chave?: string; readonly requestId?: string; readonly emMinutos?: number };

/** Enqueues inside the caller's transaction: the job exists exactly if the fact does. It carries the request's id. */
export async function enfileirar<D extends object>(
  trx: Trx,
  nome: Tarefa<string, D>,
  dados: NoInfer<D>,
  opcoes: OpcoesDaTarefa = {},
): Promise<void> {
  return await enfileirarSemFato(trx, nome, dados, opcoes);
}

/** Orders work that no event of ours causes: a question of the clock, of an operator or of a visitor (ADR 009). */
export async function enfileirarSemFato<D extends object>(
  db: Executor,
  nome: Tarefa<string, D>,
  dados: NoInfer<D>,
  { chave, requestId = rastroAtual(), emMinutos = 0 }: OpcoesDaTarefa = {},
): Promise<void> {
  const corpo = JSON.stringify(requestId === undefined ? dados : { ...dados, requestId });
  await sql`select graphile_worker.add_job(${nome}, ${corpo}::json, max_attempts := ${MAXIMO_DE_TENTATIVAS}, job_key := ${chave ?? null}, run_at := now() + ${emMinutos} * interval '1 minute')`.execute(
    db,
  );
}

/**
 * A job of the hot path, as a part of the statement that holds rows that many others wait for. The job waits in a table
 * of its own until a worker hands it over: `add_job` sends a notification, and PostgreSQL lets only one notifying
 * transaction commit at a time.
 */
export function aEnfileirarSemAviso<D extends object>(
  nome: Tarefa<string, D>,
  dados: NoInfer<D>,
  parte: string,
): Parte {
  const requestId = rastroAtual();
  const corpo = JSON.stringify(requestId === undefined ? dados : { ...dados, requestId });
  return {
    nome: parte,
    comando: sql`insert into tarefas_a_despachar (tarefa, dados) values (${nome}, ${corpo}::jsonb) returning id`,
  };
}

export type ContextoDaTarefa = { readonly tentativa: number; readonly requestId: string | undefined };
type FazerTarefa<D> = (dados: D, contexto: ContextoDaTarefa) => Promise<void>;
/** A handler by the name of its job, as the worker runs it. */
export type ManipuladoresDeTarefa = Readonly<Record<string, FazerTarefa<never>>>;
/** A job and its handler; handlers are idempotent. */
export type TarefaServida<N extends string = string, D extends object = never> = {
  readonly tarefa: N;
  readonly fazer: FazerTarefa<D>;
};

export function servir<N extends string, D extends object>(
  nome: Tarefa<N, D>,
  fazer: FazerTarefa<NoInfer<D>>,
): TarefaServida<N, D> {
  return { tarefa: nome, fazer };
}

type Reunidas<S extends TarefaServida> = { readonly [U in S as U['tarefa']]: U['fazer'] };

/** One handler for each name. Where several features serve a job, each does its part: a failure of one does not hide the others. */
export function reunirTarefas<S extends TarefaServida>(servidas: readonly S[]): Reunidas<S> {
  return Object.fromEntries(
    [...Map.groupBy(servidas, (s) => s.tarefa)].map(([nome, partes]) => [nome, emSeguida(partes.map((s) => s.fazer))]),
  ) as Reunidas<S>;
}

function emSeguida([primeira, ...mais]: readonly FazerTarefa<never>[]): FazerTarefa<never> {
  return async (dados, contexto) => {
    try {
      await primeira?.(dados, contexto);
    } finally {
      if (mais.length > 0) await emSeguida(mais)(dados, contexto);
    }
  };
}

const LOTE_DE_DESPACHO = 1_000;

/**
 * Hands the jobs of the hot path (`aEnfileirarSemAviso`) over to the queue, a thousand for one notice. Says how many; several
 * workers may do it at once, and a job that is handed over twice cannot be: it moves in one statement.
 */
export async function despacharTarefas(db: Executor): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    with movidas as (
      delete from tarefas_a_despachar where id in (
        select id from tarefas_a_despachar order by id limit ${LOTE_DE_DESPACHO} for update skip locked
      ) returning tarefa, dados
    ), novas as (
      select graphile_worker.add_jobs(array_agg(
        (tarefa, dados::json, null, null, ${MAXIMO_DE_TENTATIVAS}::integer, null, null, null)::graphile_worker.job_spec
      )) from movidas having count(*) > 0
    )
    select (select count(*) from movidas)::int as n, (select count(*) from novas)`.execute(db);
  return rows[0]?.n ?? 0;
}
