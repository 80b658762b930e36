import { sql } from 'kysely';
import type { Trx } from '../db/banco.ts';
import type { Mundo } from './app.ts';

/**
 * One event of a job: `minuto` is the minute for which periodic work was ordered, `por` the worker that had the job.
 */
export type FatoDaFila = {
  readonly oque: 'pedida' | 'tomada' | 'devolvida' | 'feita';
  readonly id: number;
  readonly tarefa: string;
  readonly minuto: string | null;
  readonly por: string | null;
};

export type DiarioDaFila = {
  /** The events, in the order in which they happened. */
  readonly ler: () => Promise<readonly FatoDaFila[]>;
  /** The number of writes to each of the tables named at the beginning. */
  readonly gravacoes: () => Promise<Readonly<Record<string, number>>>;
  readonly limpar: () => Promise<void>;
};

/** Writes down, by triggers, the acts of processes on the queue: a finished job leaves nothing there. */
export async function abrirDiarioDaFila(
  mundo: Mundo,
  { tabelas }: { readonly tabelas: readonly string[] },
): Promise<DiarioDaFila> {
  const { db } = mundo.aplicacao.deps;
  await db.transaction().execute(async (trx) => {
    await comoDono(trx);
    for (const comando of [...COMANDOS, ...tabelas.map(contarGravacoes)]) await sql.raw(comando).execute(trx);
  });
  return {
    ler: async () =>
      (
        await sql<FatoDaFila>`
          select d.oque, d.id, t.identifier as tarefa, d.minuto, d.por
          from diario_da_fila d join graphile_worker._private_tasks t on t.id = d.tarefa_id order by d.n`.execute(db)
      ).rows,
    gravacoes: async () => {
      const { rows } = await sql<{ readonly tabela: string; readonly n: number }>`
        select tabela, count(*)::int as n from gravacoes group by tabela`.execute(db);
      return Object.fromEntries(rows.map(({ tabela, n }) => [tabela, n]));
    },
    limpar: async () => {
      await sql`delete from diario_da_fila`.execute(db);
    },
  };
}

/** For the rest of the transaction, acts that only the owner of the tables may do. */
export async function comoDono(trx: Trx): Promise<void> {
  await sql`set local role none`.execute(trx);
}

function contarGravacoes(tabela: string): string {
  return `create trigger contar after insert or update on ${tabela} for each row execute function contar_gravacao()`;
}

const COMANDOS = [
  'create table gravacoes (tabela text not null)',
  'grant select on gravacoes to rateia_app',
  `create function contar_gravacao() returns trigger language plpgsql security definer set search_path = public as $$
  begin insert into gravacoes values (tg_table_name); return null; end $$`,
  `create table diario_da_fila (
    n bigint generated always as identity, oque text not null, id bigint not null, tarefa_id integer not null, minuto text, por text
  )`,
  'grant select, delete on diario_da_fila to rateia_app',
  `create function anotar_na_fila() returns trigger language plpgsql security definer set search_path = public as $$
  begin
    if tg_op = 'INSERT' then
      insert into diario_da_fila (oque, id, tarefa_id, minuto) values ('pedida', new.id, new.task_id, new.payload->'_cron'->>'ts');
    elsif tg_op = 'DELETE' then
      insert into diario_da_fila (oque, id, tarefa_id, minuto, por) values ('feita', old.id, old.task_id, old.payload->'_cron'->>'ts', old.locked_by);
    elsif new.locked_by is distinct from old.locked_by then
      insert into diario_da_fila (oque, id, tarefa_id, minuto, por)
      values (case when new.locked_by is null then 'devolvida' else 'tomada' end, new.id, new.task_id, new.payload->'_cron'->>'ts', coalesce(new.locked_by, old.locked_by));
    end if;
    return null;
  end $$`,
  `create trigger anotar after insert or update or delete on graphile_worker._private_jobs
    for each row execute function anotar_na_fila()`,
];
