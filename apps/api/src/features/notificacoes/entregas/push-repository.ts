import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DB } from '../../../db/tipos.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import type { InscricaoPush } from '../../../gateways/push/port.ts';

/** Under which a subscription is sealed, and its address indexed. */
export const CONTEXTO_DA_INSCRICAO = 'push:inscricao';

/** The browsers in which a person allowed push, of sessions that live. */
export async function inscricoesDe(db: Executor, usuarioId: number) {
  return await db
    .selectFrom('inscricoes_push as i')
    .innerJoin('sessoes as s', 's.id', 'i.sessao_id')
    .select('i.id')
    .where('i.usuario_id', '=', usuarioId)
    .where('s.encerrada_em', 'is', null)
    .where('s.expira_em', '>', sql<string>`now()`)
    .orderBy('i.id')
    .execute();
}

/** One address, decrypted; undefined when it or its session is gone. */
export async function abrirInscricao(
  db: Executor,
  cifra: Cifra,
  { id, usuarioId }: { readonly id: number; readonly usuarioId: number },
): Promise<InscricaoPush | undefined> {
  const linha = await db
    .selectFrom('inscricoes_push as i')
    .innerJoin('sessoes as s', 's.id', 'i.sessao_id')
    .select('i.inscricao_cifrada as cifrada')
    .where('i.id', '=', id)
    .where('i.usuario_id', '=', usuarioId)
    .where('s.encerrada_em', 'is', null)
    .executeTakeFirst();
  return linha === undefined ? undefined : JSON.parse(cifra.decifrar(linha.cifrada, CONTEXTO_DA_INSCRICAO));
}

/** One address for each session, and each address in one session; true when this one was not there before. */
export async function guardarInscricao(trx: Trx, linha: Insertable<DB['inscricoes_push']>): Promise<boolean> {
  await trx
    .deleteFrom('inscricoes_push')
    .where('sessao_id', '=', linha.sessao_id)
    .where('endereco_indice', '!=', linha.endereco_indice)
    .execute();
  const { nova } = await trx
    .insertInto('inscricoes_push')
    .values(linha)
    .onConflict((c) => c.column('endereco_indice').doUpdateSet(linha))
    .returning(sql<boolean>`xmax = 0`.as('nova'))
    .executeTakeFirstOrThrow();
  return nova;
}

export async function apagarInscricaoDaSessao(trx: Trx, sessaoId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('inscricoes_push')
    .where('sessao_id', '=', sessaoId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The browser took it back. */
export async function apagarInscricao(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('inscricoes_push').where('id', '=', id).execute();
}
