import { ID_ESTADO_RECLAMACAO } from '@rateia/domain/reclamacoes/maquina';
import type { Executor } from '../../../db/banco.ts';

/** Complaints about an administrator as everybody reads them before joining: how many, and how many are over (REGRAS 2.28). */
export async function reclamacoesDoAdministrador(
  db: Executor,
  administradorId: number,
): Promise<{ readonly total: number; readonly resolvidas: number }> {
  const { fechada, rascunho, semDados } = ID_ESTADO_RECLAMACAO;
  return await db
    .selectFrom('reclamacoes')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('estado', 'in', [fechada, semDados]).as('resolvidas'),
    ])
    .where('administrador_id', '=', administradorId)
    .where('estado', '<>', rascunho)
    .executeTakeFirstOrThrow();
}
