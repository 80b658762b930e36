import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';

/** Since when a list of received money was not compared: null while all are. */
export type SituacaoDaConciliacao = {
  readonly conferidaEm: Instante | null;
  readonly falhaDesde: Instante | null;
};

/** The point up to which the list was compared, and since when, by the machine's clock; null before the first time. */
export async function ultimaComparacao(
  db: Executor,
  provedor: string,
): Promise<{ readonly ate: Instante | null; readonly desde: Instante | null }> {
  return (
    (await db
      .selectFrom('conciliacoes')
      .select(['conferido_ate as ate', 'comparada_desde as desde'])
      .where('provedor', '=', provedor)
      .executeTakeFirst()) ?? { ate: null, desde: null }
  );
}

export async function situacaoDaConciliacao(db: Executor): Promise<SituacaoDaConciliacao> {
  return (
    (await db
      .selectFrom('conciliacoes')
      .select((e) => [e.fn.min('conferida_em').as('conferidaEm'), e.fn.min('falha_desde').as('falhaDesde')])
      .executeTakeFirst()) ?? { conferidaEm: null, falhaDesde: null }
  );
}

export async function anotarListaComparada(
  { db, relogio }: Deps,
  { provedor, ate }: { readonly provedor: string; readonly ate: Instante },
): Promise<void> {
  const feita = { conferido_ate: ate, conferida_em: relogio.agora(), falha_desde: null, falha_motivo: null };
  await db
    .insertInto('conciliacoes')
    .values({ provedor, comparada_desde: ate, ...feita })
    .onConflict((c) =>
      c.column('provedor').doUpdateSet((e) => ({
        ...feita,
        comparada_desde: e.fn.coalesce('conciliacoes.comparada_desde', 'excluded.comparada_desde'),
      })),
    )
    .execute();
}

/** A list that is not answered holds back whatever only it would find: the first failure is kept until one succeeds (CONFIABILIDADE 1.5). */
export async function anotarFalhaDaLista(
  { db, relogio, log }: Deps,
  { provedor, motivo }: { readonly provedor: string; readonly motivo: string },
): Promise<void> {
  const agora = relogio.agora();
  const { falha_desde: desde } = await db
    .insertInto('conciliacoes')
    .values({ provedor, falha_desde: agora, falha_motivo: motivo })
    .onConflict((c) =>
      c.column('provedor').doUpdateSet((e) => ({
        falha_desde: e.fn.coalesce('conciliacoes.falha_desde', 'excluded.falha_desde'),
        falha_motivo: motivo,
      })),
    )
    .returning('falha_desde')
    .executeTakeFirstOrThrow();
  // Told once as an error; while it lasts, each try is a line among the others.
  log[desde === agora ? 'error' : 'info']({ provedor, motivo, desde }, 'list of received money not read');
}
