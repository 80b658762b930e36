import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

export type Tarefa = {
  readonly id: string;
  readonly origem: 'fila' | 'prazo' | 'webhook';
  readonly tipo: string;
  readonly estado: 'pendente' | 'falhou';
  readonly tentativas: number;
  readonly erro: string | null;
  readonly criadaEm: string | null;
  readonly proximaEm: string | null;
  readonly dados: string;
};

/**
 * Jobs, deadlines and webhooks as one list. The list shows only the ids among a job's data, because the staff does not
 * need the names and addresses in it (ASVS 15.3.1).
 */
const TAREFAS: RawBuilder<unknown> = sql`
  select j.id::text as id, 'fila' as origem, t.identifier as tipo, case when j.attempts >= j.max_attempts then 'falhou' else 'pendente' end as estado,
    j.attempts::int as tentativas, j.last_error as erro, j.created_at as "criadaEm", case when j.attempts >= j.max_attempts then null else j.run_at end as "proximaEm",
    coalesce((select string_agg(e.key || '=' || e.value, ' ' order by e.key) from json_each_text(case json_typeof(j.payload) when 'object' then j.payload else '{}' end) e
              where e.key ~ 'Id$' or e.key in ('id', 'modelo', 'completa')), '') as dados
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  union all
  select id::text, 'prazo', tipo, estado, tentativas::int, ultimo_erro, criado_em, case when estado = 'falhou' then null else coalesce(proxima_em, vence_em) end, chave
  from prazos where estado in ('pendente', 'falhou')
  union all
  select id::text, 'webhook', provedor, case when erro is null then 'pendente' else 'falhou' end, 0, erro, recebido_em, null, evento_id
  from webhooks_recebidos where processado_em is null`;

/** Failed jobs stand before waiting ones, however long they wait until their next try. */
export async function listarTarefas(
  db: Executor,
  p: { readonly estado: Tarefa['estado']; readonly pagina: number; readonly porPagina: number },
): Promise<{ readonly itens: readonly Tarefa[]; readonly total: number }> {
  const itens = await sql<Tarefa>`
    select * from (${TAREFAS}) t where estado = ${p.estado} order by erro is null, "proximaEm" nulls first, "criadaEm", origem, id
    limit ${p.porPagina} offset ${(p.pagina - 1) * p.porPagina}`.execute(db);
  const total = await sql<{
    readonly n: number;
  }>`select count(*)::int as n from (${TAREFAS}) t where estado = ${p.estado}`.execute(db);
  return { itens: itens.rows, total: total.rows[0]?.n ?? 0 };
}

export async function contarTarefas(db: Executor): Promise<{ readonly falhas: number; readonly pendentes: number }> {
  const { rows } = await sql<{ readonly falhas: number; readonly pendentes: number }>`
    select count(*) filter (where estado = 'falhou')::int as falhas, count(*) filter (where estado = 'pendente')::int as pendentes from (${TAREFAS}) t`.execute(
    db,
  );
  return rows[0] ?? { falhas: 0, pendentes: 0 };
}

/** Puts one back to run now, as if it had never failed; false when it is not there, done, or running this moment. */
export async function repetir(
  db: Executor,
  { origem, id }: { readonly origem: Tarefa['origem']; readonly id: string },
): Promise<boolean> {
  const feita = await sql<{ readonly n: number }>`${REPETIR[origem](id)}`.execute(db);
  return (feita.rows[0]?.n ?? 0) > 0;
}

const REPETIR: Readonly<Record<Tarefa['origem'], (id: string) => RawBuilder<unknown>>> = {
  fila: (id) =>
    sql`select count(*)::int as n from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at := now(), attempts := 0)`,
  prazo: (id) =>
    sql`with feito as (update prazos set estado = 'pendente', tentativas = 0, proxima_em = null where id = ${id}::bigint and estado in ('pendente', 'falhou') returning 1)
        select count(*)::int as n from feito`,
  webhook: (id) =>
    sql`select count(*)::int as n from (
          select graphile_worker.add_job('processarWebhook', json_build_object('webhookId', id), max_attempts := 12, job_key := 'processarWebhook:' || id)
          from webhooks_recebidos where id = ${id}::bigint and processado_em is null) x`,
};
