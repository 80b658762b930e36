import type { Executor, Trx } from '../../../db/banco.ts';
import { apagarConversa } from '../telegram/conversas-repository.ts';

/** The other account that has confirmed this phone, if there is one. */
export async function telefoneDeOutro(
  db: Executor,
  { indice, usuarioId }: { readonly indice: Buffer; readonly usuarioId: number },
): Promise<number | undefined> {
  return (
    await db
      .selectFrom('usuarios')
      .select('id')
      .where('telefone_indice', '=', indice)
      .where('telefone_verificado_em', 'is not', null)
      .where('id', '!=', usuarioId)
      .executeTakeFirst()
  )?.id;
}

export async function guardarTelefone(
  trx: Trx,
  t: { readonly usuarioId: number; readonly cifrado: Buffer; readonly indice: Buffer; readonly agora: string },
): Promise<void> {
  await trx
    .updateTable('usuarios')
    .set({ telefone_cifrado: t.cifrado, telefone_indice: t.indice, telefone_verificado_em: t.agora })
    .where('id', '=', t.usuarioId)
    .execute();
  // Messages went to a conversation of the number before.
  await apagarConversa(trx, t.usuarioId);
}

export async function donoDoTelefone(db: Executor, indice: Buffer): Promise<number | undefined> {
  return (
    await db
      .selectFrom('usuarios')
      .select('id')
      .where('telefone_indice', '=', indice)
      .where('telefone_verificado_em', 'is not', null)
      .executeTakeFirst()
  )?.id;
}
