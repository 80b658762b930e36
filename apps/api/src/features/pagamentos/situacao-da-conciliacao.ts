import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../db/banco.ts';
import type { Deps } from '../../http/deps.ts';
import { PROVEDOR_PIX } from './criar-pagamento.ts';

/** Since when the list of received Pix was not compared: null while it is. */
export type SituacaoDaConciliacao = {
  readonly conferidaEm: Instante | null;
  readonly falhaDesde: Instante | null;
};

/** How far the list was compared, and since when it is, by the machine's clock; null before the first time. */
export const ultimaComparacao = async (
  db: Executor,
): Promise<{ readonly ate: Instante | null; readonly desde: Instante | null }> =>
  (await db
    .selectFrom('conciliacoes')
    .select(['conferido_ate as ate', 'comparada_desde as desde'])
    .where('provedor', '=', PROVEDOR_PIX)
    .executeTakeFirst()) ?? { ate: null, desde: null };

export const situacaoDaConciliacao = async (db: Executor): Promise<SituacaoDaConciliacao> =>
  (await db
    .selectFrom('conciliacoes')
    .select(['conferida_em as conferidaEm', 'falha_desde as falhaDesde'])
    .where('provedor', '=', PROVEDOR_PIX)
    .executeTakeFirst()) ?? { conferidaEm: null, falhaDesde: null };

export const anotarListaComparada = async ({ db, relogio }: Deps, ate: Instante): Promise<void> => {
  const feita = { conferido_ate: ate, conferida_em: relogio.agora(), falha_desde: null, falha_motivo: null };
  await db
    .insertInto('conciliacoes')
    .values({ provedor: PROVEDOR_PIX, comparada_desde: ate, ...feita })
    .onConflict((c) =>
      c.column('provedor').doUpdateSet((e) => ({
        ...feita,
        comparada_desde: e.fn.coalesce('conciliacoes.comparada_desde', 'excluded.comparada_desde'),
      })),
    )
    .execute();
};

/** A list that is not answered holds back whatever only it would find: the first failure is kept until one succeeds (CONFIABILIDADE 1.5). */
export const anotarFalhaDaLista = async ({ db, relogio, log }: Deps, motivo: string): Promise<void> => {
  const agora = relogio.agora();
  const { falha_desde: desde } = await db
    .insertInto('conciliacoes')
    .values({ provedor: PROVEDOR_PIX, falha_desde: agora, falha_motivo: motivo })
    .onConflict((c) =>
      c.column('provedor').doUpdateSet((e) => ({
        falha_desde: e.fn.coalesce('conciliacoes.falha_desde', 'excluded.falha_desde'),
        falha_motivo: motivo,
      })),
    )
    .returning('falha_desde')
    .executeTakeFirstOrThrow();
  // Told once as an error; while it lasts, each try is a line among the others.
  log[desde === agora ? 'error' : 'info']({ motivo, desde }, 'list of received pix not read');
};
