import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { privacidade } from '@rateia/contracts/privacidade';
import type { Executor, Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { registrarConsentimento } from '../../db/consentimentos.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';

type Identificador = Resposta<typeof privacidade.getIdentificador>;

export const identificadorDe = async (db: Executor, usuarioId: number): Promise<Identificador> => {
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
};

/** Keeps the number while something is consented to; without consent it is erased, and a later one is another. */
export const gravarIdentificador = async (
  trx: Trx,
  p: {
    readonly usuarioId: number;
    readonly analytics_storage: boolean;
    readonly ad_storage: boolean;
    readonly agora: string;
  },
): Promise<void> => {
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
};

/** PUT identificador: consents or takes it back, and logs the answer as one about cookies (spec A§7; decision 141). */
export const updateIdentificador = async (
  { deps, usuario, agora, ip }: ContextoUsuario,
  { body: { analytics_storage, ad_storage } }: Recebida<typeof privacidade.updateIdentificador>,
): Promise<Identificador> => {
  const usuarioId = usuario.id;
  await emTransacao(deps.db, async (trx) => {
    await gravarIdentificador(trx, { usuarioId, analytics_storage, ad_storage, agora });
    await registrarConsentimento(trx, {
      usuarioId,
      finalidade: 'cookies',
      valores: { necessary: true, analytics_storage, ad_storage },
      origem: 'portal',
      em: agora,
      ip,
    });
  });
  return await identificadorDe(deps.db, usuarioId);
};
