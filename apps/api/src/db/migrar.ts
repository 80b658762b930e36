import { MARCA } from '@rateia/domain/marca';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { ArquivosSql } from './passos-de-migracao.ts';
import { aplicar, lerArquivosSql, somar } from './passos-de-migracao.ts';

const AQUI = new URL('./', import.meta.url);
const TRAVA = 726_346_510;
/** The whole baseline is one row of `migracoes`. */
const BASE = 'esquema';

/** The server is older than our SQL needs. */
export class BancoAntigo extends Error {
  override name = 'BancoAntigo';
}
const VERSAO_MINIMA = 18;

/** The database was made by another baseline than ours, and nothing leads from that one to this. */
export class OutraBase extends Error {
  override name = 'OutraBase';
}

/**
 * Brings the database to this version: the baseline where the database is empty, the missing numbered migrations, the
 * functions whose text changed, and the permissions. An advisory lock makes processes that start at once take turns.
 * Four things are refused before anything is written: a server older than PostgreSQL 18, another baseline, a numbered
 * migration that changed after it was applied, and a migration that only a newer version knows.
 */
export async function migrar(
  url: string,
  { de = AQUI }: { readonly de?: URL } = {},
): Promise<{ readonly aplicadas: readonly string[] }> {
  const arquivos = await lerArquivosSql(de);
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
    const feitas = await lerFeitas(cliente);
    const aplicadas = [
      ...(await aplicarBase(cliente, { arquivos, feitas })),
      ...(await aplicarMigracoes(cliente, { arquivos, feitas })),
    ];
    return { aplicadas: [...aplicadas, ...(await aplicarTextos(cliente, { arquivos, feitas, aplicadas }))] };
  } finally {
    // The lock ends with the session.
    await cliente.end();
  }
}

/** Checks the server's version by `server_version_num`: 180004 is 18.4. */
async function exigirVersao(cliente: pg.Client): Promise<void> {
  const { rows } = await cliente.query<{ readonly server_version_num: string }>('show server_version_num');
  const versao = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (versao < VERSAO_MINIMA)
    throw new BancoAntigo(
      `O PostgreSQL de DATABASE_URL é o ${versao}, e a ${MARCA} precisa do ${VERSAO_MINIMA} ou mais novo.`,
    );
}

/**
 * Migrates the queue with a pool of our own that ends here: a pool that lingers dies loudly when the server stops soon
 * after.
 */
async function migrarFila(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // An idle connection that breaks is none of a query's: the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (daFila) => void daFila.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

type Feitas = ReadonlyMap<string, string>;
type Estado = { readonly arquivos: ArquivosSql; readonly feitas: Feitas };

async function lerFeitas(cliente: pg.Client): Promise<Feitas> {
  const { rows } = await cliente.query<{ readonly nome: string; readonly soma: string }>(
    'select nome, soma from migracoes',
  );
  return new Map(rows.map(({ nome, soma }) => [nome, soma]));
}

async function aplicarBase(cliente: pg.Client, { arquivos, feitas }: Estado): Promise<readonly string[]> {
  const soma = somar(arquivos.esquema.map((passo) => passo.soma));
  if (feitas.get(BASE) === soma) return [];
  if (feitas.size > 0)
    throw new OutraBase(
      `Este banco foi feito por uma versão da ${MARCA} que não continua nesta: comece com um banco vazio.`,
    );
  await aplicar(cliente, arquivos.esquema, [{ nome: BASE, soma }]);
  return [BASE];
}

async function aplicarMigracoes(cliente: pg.Client, { arquivos, feitas }: Estado): Promise<readonly string[]> {
  const daqui = new Set(arquivos.migracoes.map(({ nome }) => nome));
  const alheia = [...feitas.keys()].find((nome) => /^\d/.test(nome) && !daqui.has(nome));
  if (alheia !== undefined) throw new Error(`${alheia} is in the database and not in this version`);
  const aplicadas: string[] = [];
  for (const passo of arquivos.migracoes) {
    const antes = feitas.get(passo.nome);
    if (antes === passo.soma) continue;
    if (antes !== undefined) throw new Error(`${passo.nome} was changed after being applied`);
    await aplicar(cliente, [passo]);
    aplicadas.push(passo.nome);
  }
  return aplicadas;
}

/** Functions and permissions are texts that replace what they were. They go together: no call meets the half of a change. */
async function aplicarTextos(
  cliente: pg.Client,
  { arquivos, feitas, aplicadas }: Estado & { readonly aplicadas: readonly string[] },
): Promise<readonly string[]> {
  const funcoes = arquivos.funcoes.filter(({ nome, soma }) => feitas.get(nome) !== soma);
  const permissoes = { ...arquivos.permissoes, soma: somar([arquivos.permissoes.sql, await versaoDaFila(cliente)]) };
  const mudou = aplicadas.length + funcoes.length > 0 || feitas.get(permissoes.nome) !== permissoes.soma;
  const textos = mudou ? [...funcoes, permissoes] : [];
  if (mudou) await aplicar(cliente, textos);
  return textos.map(({ nome }) => nome);
}

/** The queue makes its own tables: when they change, the application is let into them again. */
async function versaoDaFila(cliente: pg.Client): Promise<string> {
  const { rows } = await cliente.query<{ readonly id: string }>(
    'select max(id)::text as id from graphile_worker.migrations',
  );
  return rows[0]?.id ?? '';
}
