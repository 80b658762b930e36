import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LinhaDoRegistro } from './registro/linha.ts';

/** The condition that a row `t` of a table is this person's, directly or through another row. */
export const doDono = ({ coluna, via }: LinhaDoRegistro, usuarioId: number): RawBuilder<boolean> => {
  const propria = sql.ref(`t.${coluna}`);
  if (via === undefined) return sql<boolean>`${propria} = ${usuarioId}`;
  const dona = sql`select v.${sql.id(via.chave ?? 'id')} from ${sql.table(via.tabela)} v where v.${sql.id(via.coluna)} = ${usuarioId}`;
  return sql<boolean>`${propria} in (${dona})`;
};
