import type { Executor } from '../../../db/banco.ts';

/** True if a person holds the dated place of a leaver's seat, paid or not (REGRAS 2.9, 2.10). */
export async function temFila(db: Executor, assinaturaId: number): Promise<boolean> {
  const linha = await db
    .selectFrom('vagas')
    .select('numero')
    .where('assinatura_id', '=', assinaturaId)
    .where('fila_assinatura_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}
