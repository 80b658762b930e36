import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** What the test run offers to each test file: a server, and the name of a database with the migrations applied. */
export type ServidorDeTeste = { readonly url: string; readonly modelo: string };

declare module 'vitest' {
  interface ProvidedContext {
    servidorDeTeste: ServidorDeTeste;
  }
}

export type BancoDeTeste = { readonly url: string; readonly encerrar: () => Promise<void> };

/** A new database with the whole schema and no rows, on the real PostgreSQL of this test run. */
export const criarBancoDeTeste = async (): Promise<BancoDeTeste> => {
  const { url, modelo } = inject('servidorDeTeste');
  return await criarBanco(url, `t_${sufixo()}`, modelo);
};

/** Creates a database on the server of `url`, as a copy of the model when one is named. */
export const criarBanco = async (url: string, nome: string, modelo = 'template0'): Promise<BancoDeTeste> => {
  await executar(url, `CREATE DATABASE ${nome} TEMPLATE ${modelo}`);
  const endereco = new URL(url);
  endereco.pathname = `/${nome}`;
  return { url: endereco.href, encerrar: () => executar(url, `DROP DATABASE IF EXISTS ${nome} WITH (FORCE)`) };
};

export const sufixo = (): string => randomUUID().replaceAll('-', '').slice(0, 16);

const executar = async (url: string, sql: string): Promise<void> => {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query(sql);
  } finally {
    await cliente.end();
  }
};
