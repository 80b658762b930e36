import type { Insertable } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { DB } from '../../../db/tipos.ts';

/** The index of the number that an account has confirmed. */
export async function telefoneConfirmadoDe(db: Executor, usuarioId: number): Promise<Buffer | null> {
  return (
    (
      await db
        .selectFrom('usuarios')
        .select('telefone_indice')
        .where('id', '=', usuarioId)
        .where('telefone_verificado_em', 'is not', null)
        .executeTakeFirst()
    )?.telefone_indice ?? null
  );
}

/** Each account has one conversation, and each conversation one account. */
export async function guardarConversa(trx: Trx, linha: Insertable<DB['conversas_telegram']>): Promise<void> {
  await trx.deleteFrom('conversas_telegram').where('conversa_indice', '=', linha.conversa_indice).execute();
  await trx
    .insertInto('conversas_telegram')
    .values(linha)
    .onConflict((c) => c.column('usuario_id').doUpdateSet(linha))
    .execute();
}

/** False when there was none. */
export async function apagarConversa(db: Executor, usuarioId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversas_telegram')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
