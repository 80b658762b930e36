import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from './banco.ts';

/**
 * The account, every other account that gave its CPF, and the deleted ones that had it. Limits count them together: a
 * second account, or a deletion, does not begin a count anew (REGRAS 2.9, 2.18).
 */
export function contasDoCpf(usuarioId: RawBuilder<unknown>) {
  return sql<number>`(
  select ${usuarioId}::bigint as id
  union select o.id from usuarios o join usuarios u on u.cpf_indice = o.cpf_indice where u.id = ${usuarioId}
  union select c.usuario_id from contas_excluidas c join usuarios u on u.cpf_indice = c.cpf_indice where u.id = ${usuarioId})`;
}

export async function listarContasDoCpf(db: Executor, usuarioId: number): Promise<readonly number[]> {
  const { rows } = await sql<{
    readonly id: number;
  }>`select id from ${contasDoCpf(sql`${usuarioId}`)} c order by id`.execute(db);
  return rows.map(({ id }) => id);
}
