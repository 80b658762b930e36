import type { Executor, Trx } from '../../../db/banco.ts';

/** Opens the task of changing what a leaver knew; the next version of the secret closes it. */
export async function abrirRotacao(
  trx: Trx,
  r: {
    readonly grupoId: number;
    readonly assinaturaId: number;
    /** An administrator who left, instead of the member. */
    readonly usuarioId?: number;
    readonly motivo: string;
    readonly agora: string;
  },
): Promise<void> {
  await trx
    .insertInto('rotacoes')
    .values({
      grupo_id: r.grupoId,
      assinatura_id: r.assinaturaId,
      usuario_id: r.usuarioId ?? null,
      motivo: r.motivo,
      aberta_em: r.agora,
    })
    .execute();
}

export async function fecharRotacoes(
  trx: Trx,
  { grupoId, agora }: { readonly grupoId: number; readonly agora: string },
): Promise<void> {
  await trx
    .updateTable('rotacoes')
    .set({ concluida_em: agora })
    .where('grupo_id', '=', grupoId)
    .where('concluida_em', 'is', null)
    .execute();
}

/**
 * First names of the leavers for whom the access of a group is still to be changed, and who have an account, the first
 * leaver first.
 */
export async function quemDeixouAcesso(db: Executor, grupoId: number): Promise<readonly string[]> {
  const linhas = await db
    .selectFrom('rotacoes as r')
    .innerJoin('assinaturas as a', 'a.id', 'r.assinatura_id')
    .innerJoin('usuarios as u', (j) => j.on('u.id', '=', (e) => e.fn.coalesce('r.usuario_id', 'a.usuario_id')))
    .select('u.primeiro_nome as nome')
    .where('r.grupo_id', '=', grupoId)
    .where('r.concluida_em', 'is', null)
    .where('u.excluido_em', 'is', null)
    .orderBy('r.id')
    .execute();
  return linhas.map(({ nome }) => nome);
}

export async function rotacaoPendente(db: Executor, grupoId: number): Promise<boolean> {
  const linha = await db
    .selectFrom('rotacoes')
    .select('id')
    .where('grupo_id', '=', grupoId)
    .where('concluida_em', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return linha !== undefined;
}
