import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The test run's offer to each test file: a server, and the name of a database with the migrations applied. */
export type ServidorDeTeste = { readonly url: string; readonly modelo: string };

declare module 'vitest' {
  interface ProvidedContext {
    readonly servidoresDeTeste: readonly ServidorDeTeste[];
  }
}

export type BancoDeTeste = { readonly url: string; readonly encerrar: () => Promise<void> };

/**
 * The server of the worker that runs this file. The rows that a transaction sees depend on every other transaction of
 * its server, in any database (the ledger is sealed up to the oldest one). Files that run side by side therefore share
 * no server.
 */
export function servidorDeTeste(): ServidorDeTeste {
  const servidores = inject('servidoresDeTeste');
  const servidor = servidores[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % servidores.length];
  if (servidor === undefined) throw new Error('this run has no server');
  return servidor;
}

/** A new database with the whole schema and no rows, on the real PostgreSQL of this test run. */
export async function criarBancoDeTeste(): Promise<BancoDeTeste> {
  const { url, modelo } = servidorDeTeste();
  return await criarBanco(url, `t_${sufixo()}`, modelo);
}

/** Creates a database on the server of `url`, as a copy of the model when one is named. */
export async function criarBanco(url: string, nome: string, modelo = 'template0'): Promise<BancoDeTeste> {
  await executar(url, `CREATE DATABASE ${nome} TEMPLATE ${modelo} STRATEGY FILE_COPY`);
  const endereco = new URL(url);
  endereco.pathname = `/${nome}`;
  return { url: endereco.href, encerrar: () => executar(url, `DROP DATABASE IF EXISTS ${nome} WITH (FORCE)`) };
}

export function sufixo(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}

async function executar(url: string, sql: string): Promise<void> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query(sql);
  } finally {
    await cliente.end();
  }
}
