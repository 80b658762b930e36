import type { Executor } from '../../../db/banco.ts';

/** The address to which a member is invited: the one of his account. Only the administrator who has to invite him sees it (REGRAS 2.15). */
export async function emailDoConvite(db: Executor, usuarioId: number): Promise<string> {
  return (await db.selectFrom('usuarios').select('email').where('id', '=', usuarioId).executeTakeFirstOrThrow()).email;
}
