import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Banco, Trx } from './banco.ts';
import { leva } from './carga.ts';
import { enfileirarSemFato, tarefa } from './fila.ts';

/** Names of stored files that nothing leads to any more. */
export const APAGAR_ARQUIVOS = tarefa('apagarArquivos', leva<{ readonly nomes: readonly string[] }>());

/** Longer than any request lasts: a request that still writes to these names after that has long been answered. */
const MINUTOS_ATE_APAGAR = 15;

/**
 * Keys of files that were noted before they were written. The transaction that writes the row that points to them
 * clears the note.
 */
export type Provisorios = { readonly chave: string };

/**
 * Notes which files are about to be written. Unless `ficarCom` is committed, they are deleted some minutes later,
 * whether the upload was refused, its transaction rolled back or the process ended between the two. The note is written
 * outside any transaction of the request, which may be the one that is rolled back (ADR 017).
 */
export async function anunciarArquivos({ db }: { readonly db: Banco }, nomes: readonly string[]): Promise<Provisorios> {
  const chave = `arquivosProvisorios:${randomUUID()}`;
  await enfileirarSemFato(db, APAGAR_ARQUIVOS, { nomes }, { chave, emMinutos: MINUTOS_ATE_APAGAR });
  return { chave };
}

/** The files stay, exactly if this transaction does. */
export async function ficarCom(trx: Trx, { chave }: Provisorios): Promise<void> {
  await sql`select graphile_worker.remove_job(${chave})`.execute(trx);
}
