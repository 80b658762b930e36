import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from './banco.ts';

/**
 * A part of a statement that does several things: a command that answers rows, under a name that no other part has.
 * All parts see the rows as they were when the statement began, so that no row may be changed by two of them.
 */
export type Parte = { readonly nome: string; readonly comando: RawBuilder<unknown> };

/** The id of the row that an earlier part wrote. */
export function idDa(nome: string): RawBuilder<number> {
  return sql<number>`(select id from ${sql.table(nome)})`;
}

/**
 * Writes all parts in one round trip, in their order, and answers the named values. `antes` is a function of the
 * database that ends before the first part begins: the one that takes the locks (ADR 011).
 */
export async function escreverDeUmaVez<V extends Readonly<Record<string, unknown>>>(
  trx: Executor,
  e: {
    readonly partes: readonly Parte[];
    readonly valores: { readonly [N in keyof V]: RawBuilder<V[N]> };
    readonly antes?: RawBuilder<unknown>;
  },
): Promise<V> {
  const { partes, valores, antes } = e;
  const nomes = partes.map(({ nome, comando }) => sql`${sql.table(nome)} as materialized (${comando})`);
  // A part is done when its rows are counted, and a list is computed from left to right.
  const feitas = partes.map(({ nome }) => sql`(select count(*) from ${sql.table(nome)})`);
  const pedidos = Object.entries(valores).map(
    ([nome, valor]) => sql`${valor as RawBuilder<unknown>} as ${sql.ref(nome)}`,
  );
  const { rows } = await sql<V>`
    ${nomes.length === 0 ? sql`` : sql`with ${sql.join(nomes)}`}
    select ${sql.join([...feitas, ...pedidos])} ${antes === undefined ? sql`` : sql`from ${antes}`}`.execute(trx);
  const [escrito] = rows;
  if (escrito === undefined) throw new Error('a statement without its answer');
  return escrito;
}

/** The same where nobody asks for an answer; nothing to write is no round trip. */
export async function escreverPartes(trx: Executor, partes: readonly Parte[]): Promise<void> {
  if (partes.length > 0) await escreverDeUmaVez(trx, { partes, valores: {} });
}
