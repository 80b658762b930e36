import { ESTADOS_VIVOS } from '@rateia/domain/grupos/assinatura';
import type { Executor } from '../../../db/banco.ts';

/** Deliveries of access that an administrator owes, the earliest first (REGRAS part 1, envio de dados de acesso). */
export async function entregasDevidas(db: Executor, administradorId: number) {
  const linhas = await db
    .selectFrom('assinaturas as a')
    .innerJoin('grupos as g', 'g.id', 'a.grupo_id')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(['g.id as grupoId', 'g.nome as grupo', 'u.primeiro_nome as membro', 'a.acesso_devido_ate as devidoAte'])
    .where('g.administrador_id', '=', administradorId)
    .where('a.estado', 'in', [...ESTADOS_VIVOS])
    .where('a.acesso_devido_ate', 'is not', null)
    .where('a.acesso_entregue_em', 'is', null)
    .orderBy('a.acesso_devido_ate')
    .execute();
  return linhas.flatMap(({ devidoAte, ...e }) => (devidoAte === null ? [] : [{ ...e, devidoAte }]));
}
