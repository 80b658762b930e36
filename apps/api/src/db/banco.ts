import type { Selectable, Transaction } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Faturas, ItensDaFatura, ItensDeVaga, DB as Tabelas } from './tipos.ts';

/** A seat's item with its invoice; the database says of no column of a view that it is never empty. */
type FaturasDeVaga = Selectable<
  Omit<Faturas, 'taxas_meio_pagamento'> &
    Omit<ItensDeVaga, 'valor' | 'vale'> & {
      readonly vagas: ItensDaFatura['quantidade'];
      readonly taxas_meio_pagamento: Faturas['taxas_meio_pagamento'];
    }
>;
type DB = Tabelas & { readonly faturas_de_vaga: FaturasDeVaga };

export type Banco = Kysely<DB>;
export type Trx = Transaction<DB>;
/** The connection that a query runs on: the pool, or the transaction of the caller. */
export type Executor = Banco | Trx;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

function inteiroSeguro(texto: string): number {
  const n = Number(texto);
  if (!Number.isSafeInteger(n)) throw new RangeError(`int8 beyond the safe integers: ${texto}`);
  return n;
}

const tipos = {
  getTypeParser: (oid: number, formato?: 'text' | 'binary') => {
    if (oid === INT8) return inteiroSeguro;
    if (oid === DATE) return (texto: string) => texto;
    if (oid === TIMESTAMPTZ) return (texto: string) => new Date(texto).toISOString();
    return pg.types.getTypeParser(oid, formato);
  },
} as pg.CustomTypesConfig;

export type OpcoesDoBanco = { readonly maximo?: number; readonly aplicacao?: string; readonly papel?: string | null };

/**
 * Pool on the server of `url`, as the role `rateia_app`, which may add to the ledger and to the audit trail but not
 * change them (CONFIABILIDADE 1.1). int8 arrives as a checked number, date as YYYY-MM-DD, timestamptz as ISO in UTC.
 */
export function abrirPool(
  url: string,
  { maximo = 20, aplicacao = 'rateia', papel = 'rateia_app' }: OpcoesDoBanco = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximo,
    application_name: aplicacao,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    types: tipos,
    ...(papel === null ? {} : { options: `-c role=${papel}` }),
  });
  // An idle connection that dies (server restart) must not end the process; the next query reports it.
  pool.on('error', () => undefined);
  // The same for one that dies between two queries of a transaction: without a listener Node ends the process.
  pool.on('connect', (cliente) => void cliente.on('error', () => undefined));
  return pool;
}

export function abrirBanco(pool: pg.Pool): Banco {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Ends a transaction with a refusal but commits its writes, for example a count of attempts that a rollback would
 * forget. A function may throw it only if its callers write nothing before.
 */
export class RecusaGravada extends Error {
  readonly recusa: Error;

  constructor(recusa: Error) {
    super(recusa.message);
    this.name = 'RecusaGravada';
    this.recusa = recusa;
  }
}

type UltimoAto = () => Promise<void>;
const ultimosAtos = new WeakMap<Executor, UltimoAto[]>();

/**
 * Leaves an act for the end of the transaction, after all that its callers still write: one that holds rows which many
 * others wait for, so that only the commit follows (ADR 011). If it throws, nothing of the transaction stays.
 */
export function porUltimo(trx: Trx, fazer: UltimoAto): void {
  const atos = ultimosAtos.get(trx);
  if (atos === undefined) throw new Error('an act for the end of a transaction that emTransacao did not begin');
  atos.push(fazer);
}

/** Runs in the caller's transaction when there is one, else in a new one, which only a `RecusaGravada` ends with a commit. */
export async function emTransacao<T>(db: Executor, fazer: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return await fazer(db as Trx);
  const fim = await db.transaction().execute(async (trx) => {
    const atos: UltimoAto[] = [];
    ultimosAtos.set(trx, atos);
    try {
      const feito = await fazer(trx);
      for (const ato of atos) await ato();
      return { feito };
    } catch (erro) {
      if (erro instanceof RecusaGravada) return { recusa: erro.recusa };
      throw erro;
    }
  });
  if ('recusa' in fim) throw fim.recusa;
  return fim.feito;
}
