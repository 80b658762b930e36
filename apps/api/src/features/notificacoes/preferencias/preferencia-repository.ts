import type { CanalComunicacao, PreferenciaGuardada, Preferencias } from '@rateia/domain/notificacoes/preferencias';
import { preferenciasDe } from '@rateia/domain/notificacoes/preferencias';
import type { Executor, Trx } from '../../../db/banco.ts';

export async function getPreferencias(db: Executor, usuarioId: number): Promise<Preferencias> {
  const linhas = await db
    .selectFrom('preferencias_comunicacao')
    .select(['categoria', 'canal', 'ativa'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return preferenciasDe(linhas.map((l) => ({ ...l, canal: l.canal as CanalComunicacao })));
}

/** The same, with the person's row held: two changes at once are one after the other, and so are their consents. */
export async function travarPreferencias(trx: Trx, usuarioId: number): Promise<Preferencias> {
  await trx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute();
  return await getPreferencias(trx, usuarioId);
}

/** True if the account exists and is not deleted. Its row is locked, so that it is not deleted meanwhile. */
export async function travarContaViva(trx: Trx, usuarioId: number): Promise<boolean> {
  return (
    (await trx
      .selectFrom('usuarios')
      .select('id')
      .where('id', '=', usuarioId)
      .where('excluido_em', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()) !== undefined
  );
}

export async function gravarPreferencias(
  trx: Trx,
  {
    usuarioId,
    mudancas,
    agora,
  }: { readonly usuarioId: number; readonly mudancas: readonly PreferenciaGuardada[]; readonly agora: string },
): Promise<void> {
  if (mudancas.length === 0) return;
  await trx
    .insertInto('preferencias_comunicacao')
    .values(mudancas.map((m) => ({ ...m, usuario_id: usuarioId, alterada_em: agora })))
    .onConflict((c) =>
      c.columns(['usuario_id', 'categoria', 'canal']).doUpdateSet((e) => ({
        ativa: e.ref('excluded.ativa'),
        alterada_em: e.ref('excluded.alterada_em'),
      })),
    )
    .execute();
}

export async function telefoneVerificado(db: Executor, usuarioId: number): Promise<boolean> {
  return (
    (
      await db
        .selectFrom('usuarios')
        .select('telefone_verificado_em')
        .where('id', '=', usuarioId)
        .executeTakeFirstOrThrow()
    ).telefone_verificado_em !== null
  );
}
