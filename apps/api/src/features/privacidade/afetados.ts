import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import type { LinhaDoRegistro } from '../../db/dados-pessoais.ts';

export type Afetado = {
  readonly usuarioId: number;
  readonly nome: string;
  readonly email: string;
  readonly tabelas: readonly string[];
};
type Incidente = {
  readonly registro: readonly LinhaDoRegistro[];
  readonly tabelas: readonly string[];
  readonly desde: string;
  readonly ate: string;
};

/** Tables that an incident can be looked up in. */
export function tabelasComData(registro: readonly LinhaDoRegistro[]): readonly string[] {
  return [...new Set(registro.filter(({ quando }) => quando !== undefined).map(({ tabela }) => tabela))].sort();
}

/** The people with rows in these tables from this time: those to be told of an incident (LGPD, art. 48). */
export async function afetadosPor(
  db: Executor,
  { registro, tabelas, desde, ate }: Incidente,
): Promise<readonly Afetado[]> {
  const partes = registro.flatMap(({ tabela, coluna, prefixo, via, quando }) => {
    if (quando === undefined || !tabelas.includes(tabela)) return [];
    const noPeriodo = sql`t.${sql.id(quando)} >= ${desde} and t.${sql.id(quando)} < ${ate}`;
    if (prefixo !== undefined)
      return [
        sql`select substr(t.${sql.id(coluna)}, ${prefixo.length + 1})::bigint as usuario_id, ${tabela}::text as tabela
          from ${sql.table(tabela)} t where ${noPeriodo} and t.${sql.id(coluna)} ~ ${`^${prefixo}[0-9]+$`}`,
      ];
    return [
      via === undefined
        ? sql`select t.${sql.id(coluna)} as usuario_id, ${tabela}::text as tabela from ${sql.table(tabela)} t where ${noPeriodo}`
        : sql`select v.${sql.id(via.coluna)} as usuario_id, ${tabela}::text as tabela from ${sql.table(tabela)} t
            join ${sql.table(via.tabela)} v on v.${sql.id(via.chave ?? 'id')} = t.${sql.id(coluna)} where ${noPeriodo}`,
    ];
  });
  if (partes.length === 0) return [];
  const { rows } = await sql<{
    readonly id: number;
    readonly nome: string;
    readonly email: string;
    readonly tabelas: string[];
  }>`
    select u.id, u.primeiro_nome || ' ' || u.sobrenome as nome, u.email, array_agg(distinct r.tabela order by r.tabela) as tabelas
    from (${sql.join(partes, sql` union all `)}) r join usuarios u on u.id = r.usuario_id
    group by u.id order by u.id`.execute(db);
  return rows.map(({ id, ...resto }) => ({ usuarioId: id, ...resto }));
}
