import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { MARCA } from '@rateia/domain/marca';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const PASTA = new URL('./migrations/', import.meta.url);
const TRAVA = 726_346_510;

/**
 * Migrations that failed on data of their time and were mended, with the sums they had. Where the old text
 * went through, the schema is the same: nothing is left to do.
 */
const CORRIGIDAS: Readonly<Record<string, string>> = {
  '0111-links-do-cadastro.sql': 'd24b140f15eac0c92f514f9d0ffb235db9eeb6c86a0365ab8f1ff2009737cb3b',
  '0201-comunicados.sql': 'c4f14827999de7a322648db0466ec52a163af2461d95db88bd19dee2d581d4e5',
};

/** The server is older than what our migrations and queries are written for. */
export class BancoAntigo extends Error {
  override name = 'BancoAntigo';
}
const VERSAO_MINIMA = 18;

/** By `server_version_num`: 180004 is 18.4. */
const exigirVersao = async (cliente: pg.Client): Promise<void> => {
  const { rows } = await cliente.query<{ server_version_num: string }>('show server_version_num');
  const versao = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (versao < VERSAO_MINIMA)
    throw new BancoAntigo(
      `O PostgreSQL de DATABASE_URL é o ${versao}, e a ${MARCA} precisa do ${VERSAO_MINIMA} ou mais novo.`,
    );
};

/**
 * Applies the plain SQL migrations that are missing, in order, each in its own transaction, under an advisory lock:
 * several processes may start at once. A migration that was changed after being applied is refused, and so is a server
 * older than PostgreSQL 18 before anything is written.
 */
export const migrar = async (
  url: string,
  { ate }: { readonly ate?: string } = {},
): Promise<{ aplicadas: string[] }> => {
  const arquivos = (await readdir(PASTA)).filter((nome) => nome.endsWith('.sql')).sort();
  const cliente = new pg.Client({ connectionString: url, application_name: 'rateia-migrar' });
  // A server that stops in the middle is told by the query that was under way.
  cliente.on('error', () => undefined);
  await cliente.connect();
  try {
    await exigirVersao(cliente);
    await cliente.query('select pg_advisory_lock($1)', [TRAVA]);
    await migrarFila(url);
    await cliente.query(
      'create table if not exists migracoes (nome text primary key, soma text not null, aplicada_em timestamptz not null default now())',
    );
    const feitas = new Map(
      (await cliente.query<{ nome: string; soma: string }>('select nome, soma from migracoes')).rows.map((r) => [
        r.nome,
        r.soma,
      ]),
    );
    const aplicadas: string[] = [];
    for (const nome of arquivos) {
      if (ate !== undefined && nome > ate) break;
      const sql = await readFile(new URL(nome, PASTA), 'utf8');
      const soma = createHash('sha256').update(sql).digest('hex');
      const antes = feitas.get(nome);
      if (antes === soma || (antes !== undefined && antes === CORRIGIDAS[nome])) continue;
      if (antes !== undefined) throw new Error(`migration ${nome} was changed after being applied`);
      await aplicar(cliente, { nome, sql, soma });
      aplicadas.push(nome);
    }
    return { aplicadas };
  } finally {
    // The lock ends with the session.
    await cliente.end();
  }
};

/** With a pool of our own that ends here: one that lingers dies loudly when the server stops soon after. */
const migrarFila = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An idle connection that breaks is none of a query's: the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (daFila) => void daFila.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
};

const aplicar = async (
  cliente: pg.Client,
  { nome, sql, soma }: { nome: string; sql: string; soma: string },
): Promise<void> => {
  await cliente.query('begin');
  try {
    await cliente.query(sql);
    await cliente.query('insert into migracoes (nome, soma) values ($1, $2)', [nome, soma]);
    await cliente.query('commit');
  } catch (erro) {
    await cliente.query('rollback');
    throw new Error(`migration ${nome} failed`, { cause: erro });
  }
};
