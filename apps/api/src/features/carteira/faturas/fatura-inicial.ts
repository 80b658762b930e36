import type { Executor } from '../../../db/banco.ts';

/** The first invoice of a membership that still stands, paid or not. */
export async function faturaInicialDe(
  db: Executor,
  assinaturaId: number,
): Promise<{ readonly id: number; readonly itemId: number; readonly exigeCaucao: boolean } | undefined> {
  const linha = await db
    .selectFrom('faturas_de_vaga')
    .select(['id', 'item_id', 'valor_caucao'])
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'primeira')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return linha === undefined ? undefined : { id: linha.id, itemId: linha.item_id, exigeCaucao: linha.valor_caucao > 0 };
}
