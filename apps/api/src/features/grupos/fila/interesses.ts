import type { Executor } from '../../../db/banco.ts';

type DeQuem = { readonly grupoId: number; readonly usuarioId: number };

/** True if a person waits to be told of a seat of the group (REGRAS 2.10). */
export async function pediuParaSerAvisado(db: Executor, { grupoId, usuarioId }: DeQuem): Promise<boolean> {
  const linha = await db
    .selectFrom('interesses')
    .select('em')
    .where('grupo_id', '=', grupoId)
    .where('usuario_id', '=', usuarioId)
    .where('avisado_em', 'is', null)
    .executeTakeFirst();
  return linha !== undefined;
}
