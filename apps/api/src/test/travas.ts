import { sql } from 'kysely';
import type { Trx } from '../db/banco.ts';
import type { Mundo } from './app.ts';

/**
 * A transaction that holds the locks that `prender` takes until it is released; answers the function that releases it,
 * after its further changes.
 */
export async function segurarCom(
  mundo: Mundo,
  prender: (trx: Trx) => Promise<unknown>,
): Promise<(mudar?: (trx: Trx) => Promise<unknown>) => Promise<void>> {
  const solta = Promise.withResolvers<((trx: Trx) => Promise<unknown>) | undefined>();
  const presa = Promise.withResolvers<void>();
  const fim = mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
    await prender(trx);
    presa.resolve();
    await (await solta.promise)?.(trx);
  });
  await presa.promise;
  return async (mudar): Promise<void> => {
    solta.resolve(mudar);
    await fim;
  };
}

/** Holds a row that others need, until the returned function is called. */
export async function segurar(
  mundo: Mundo,
  tabela: 'grupo_lotacao' | 'assinaturas',
  coluna: string,
  id: number,
): Promise<() => Promise<void>> {
  const soltar = await segurarCom(mundo, (trx) =>
    sql`select 1 from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${id} for update`.execute(trx),
  );
  return async () => await soltar();
}

/** The number of sessions that wait for a held lock; PostgreSQL tells another role's wait only by its locks. */
export async function quantosEsperam(mundo: Mundo): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(distinct l.pid)::int as n from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(mundo.aplicacao.deps.db);
  return rows[0]?.n ?? 0;
}

/** The query of another transaction waits for the row that is held. */
export async function alguemEspera(mundo: Mundo): Promise<boolean> {
  return (await quantosEsperam(mundo)) > 0;
}
