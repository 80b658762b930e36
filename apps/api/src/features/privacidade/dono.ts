import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';

/** The condition that a row `t` of a table is this person's, directly or through another row. */
export function doDono({ coluna, prefixo, via }: LinhaDoRegistro, usuarioId: number): RawBuilder<boolean> {
  const propria = sql.ref(`t.${coluna}`);
  if (prefixo !== undefined) return sql<boolean>`${propria} = ${`${prefixo}${usuarioId}`}`;
  if (via === undefined) return sql<boolean>`${propria} = ${usuarioId}`;
  const dona = sql`select v.${sql.id(via.chave ?? 'id')} from ${sql.table(via.tabela)} v where v.${sql.id(via.coluna)} = ${usuarioId}`;
  return sql<boolean>`${propria} in (${dona})`;
}

/** The same, of the rows that are in the person's copy. */
export function naCopiaDoDono(linha: LinhaDoRegistro, usuarioId: number): RawBuilder<boolean> {
  const so = 'titulo' in linha.copia ? linha.copia.so : undefined;
  const dela = doDono(linha, usuarioId);
  return so === undefined ? dela : sql<boolean>`${dela} and (${sql.raw(so)})`;
}
