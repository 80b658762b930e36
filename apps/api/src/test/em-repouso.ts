import { sql } from 'kysely';
import type { Mundo } from './app.ts';

/** A text as it may stand in a row: itself, its bytes as PostgreSQL writes them, and both as base64. */
function formas(texto: string): readonly string[] {
  const bytes = Buffer.from(texto);
  // Without the last characters, which depend on the bytes behind them.
  const base64 = bytes.toString('base64').slice(0, Math.floor((bytes.length * 8) / 6));
  return [texto, bytes.toString('hex'), base64];
}

/** Tables, jobs included, that hold a text in any of these forms. */
export async function tabelasCom({ aplicacao }: Mundo, texto: string): Promise<readonly string[]> {
  const { db } = aplicacao.deps;
  const { rows } = await sql<{ readonly esquema: string; readonly tabela: string }>`
    select table_schema as esquema, table_name as tabela from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1, 2`.execute(db);
  const achadas: string[] = [];
  for (const { esquema, tabela } of rows) {
    const { rows: linhas } = await sql`
      select 1 from ${sql.table(`${esquema}.${tabela}`)} t
      where exists (select from unnest(${formas(texto)}::text[]) f where position(f in t::text) > 0) limit 1`.execute(
      db,
    );
    if (linhas.length > 0) achadas.push(`${esquema}.${tabela}`);
  }
  return achadas;
}
