import { sql } from 'kysely';
import type { Mundo } from './app.ts';

/** Holds a row that others need, until it is let go; answers what lets go. */
export const segurar = async (
  mundo: Mundo,
  tabela: 'grupo_lotacao' | 'assinaturas',
  coluna: string,
  id: number,
): Promise<() => Promise<void>> => {
  const solta = Promise.withResolvers<void>();
  const presa = Promise.withResolvers<void>();
  const fim = mundo.aplicacao.deps.db.transaction().execute(async (trx) => {
    await sql`select 1 from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${id} for update`.execute(trx);
    presa.resolve();
    await solta.promise;
  });
  await presa.promise;
  return async (): Promise<void> => {
    solta.resolve();
    await fim;
  };
};

/** Somebody's query waits for the row that is held; what another role waits for is only told by its locks. */
export const alguemEspera = async (mundo: Mundo): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(mundo.aplicacao.deps.db);
  return rows.length > 0;
};
