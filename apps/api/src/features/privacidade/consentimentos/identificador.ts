import type { Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import type { Executor, Trx } from '../../../db/banco.ts';

export type Identificador = Resposta<typeof privacidade.getIdentificador>;

/** The id of measurement of the account, and whether it is used. */
export async function identificadorDe(db: Executor, usuarioId: number): Promise<Identificador> {
  const linha = await db
    .selectFrom('identificadores')
    .select(['identificador', 'analytics_storage', 'ad_storage', 'atualizado_em'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  return linha === undefined
    ? { identificador: null, analytics_storage: false, ad_storage: false, atualizadoEm: null }
    : {
        identificador: linha.identificador,
        analytics_storage: linha.analytics_storage,
        ad_storage: linha.ad_storage,
        atualizadoEm: linha.atualizado_em,
      };
}

/** Keeps the number while something is consented to; without consent it is erased, and a later one is another. */
export async function gravarIdentificador(
  trx: Trx,
  p: {
    readonly usuarioId: number;
    readonly analytics_storage: boolean;
    readonly ad_storage: boolean;
    readonly agora: string;
  },
): Promise<void> {
  const { usuarioId, analytics_storage, ad_storage, agora } = p;
  if (!analytics_storage && !ad_storage) {
    await trx.deleteFrom('identificadores').where('usuario_id', '=', usuarioId).execute();
    return;
  }
  const valores = { analytics_storage, ad_storage, atualizado_em: agora };
  await trx
    .insertInto('identificadores')
    .values({ usuario_id: usuarioId, ...valores })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(valores))
    .execute();
}
