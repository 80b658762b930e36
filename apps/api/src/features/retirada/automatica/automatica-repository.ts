import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor, Trx } from '../../../db/banco.ts';

/** A person's automatic withdrawal, while it is switched on (REGRAS 2.6). */
export type Automatica = {
  /** Day of the month. */
  readonly dia: number;
  /** The amount that stays in the wallet. */
  readonly manter: Centavos;
  readonly idChave: number;
  readonly proximaEm: Dia;
};

export async function acharAutomatica(db: Executor, usuarioId: number): Promise<Automatica | undefined> {
  const l = await db
    .selectFrom('retiradas_automaticas')
    .select(['dia', 'manter', 'chave_pix_id as idChave', 'proxima_em as proximaEm'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return l === undefined ? undefined : { ...l, manter: centavos(l.manter) };
}

/** Switches it on, or changes it: one for each person. */
export async function guardarAutomatica(
  trx: Trx,
  { usuarioId, agora, ...a }: Automatica & { readonly usuarioId: number; readonly agora: Instante },
): Promise<void> {
  const valores = { dia: a.dia, manter: a.manter, chave_pix_id: a.idChave, ligada_em: agora, proxima_em: a.proximaEm };
  await trx
    .insertInto('retiradas_automaticas')
    .values({ usuario_id: usuarioId, ...valores })
    .onConflict((o) => o.column('usuario_id').doUpdateSet(valores))
    .execute();
}

export async function marcarProxima(
  trx: Trx,
  { usuarioId, proximaEm }: { readonly usuarioId: number; readonly proximaEm: Dia },
): Promise<void> {
  await trx
    .updateTable('retiradas_automaticas')
    .set({ proxima_em: proximaEm })
    .where('usuario_id', '=', usuarioId)
    .execute();
}

/** Switches it off; false where it was off. */
export async function apagarAutomatica(trx: Trx, usuarioId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('retiradas_automaticas')
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
