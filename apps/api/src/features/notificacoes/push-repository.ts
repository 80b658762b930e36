import type { Executor } from '../../db/banco.ts';

/** The browsers in which a person allowed push, of sessions that live. */
export const inscricoesDe = async (db: Executor, usuarioId: number) =>
  await db
    .selectFrom('inscricoes_push as i')
    .innerJoin('sessoes as s', 's.id', 'i.sessao_id')
    .select(['i.id', 'i.inscricao_cifrada as cifrada'])
    .where('i.usuario_id', '=', usuarioId)
    .where('s.encerrada_em', 'is', null)
    .orderBy('i.id')
    .execute();
