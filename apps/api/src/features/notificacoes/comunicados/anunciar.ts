import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** Channel of `pg_notify` on which the id of a person whose notifications changed is told to every process. */
export const CANAL_NOTIFICACOES = 'notificacoes';

/** Says, at the commit, that the notifications of a person changed: open pages read again. */
export async function anunciar(db: Executor, usuarioId: number): Promise<void> {
  await sql`select pg_notify(${CANAL_NOTIFICACOES}, ${String(usuarioId)})`.execute(db);
}
