import type { Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { ZERO } from '@rateia/domain/dinheiro';
import type { Afastamento, LimiteGuardado, TipoDoTempoFora } from '@rateia/domain/loterias/jogo-responsavel';
import { mesDoJogo } from '@rateia/domain/loterias/jogo-responsavel';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

type Guardado = { readonly id: number } & Afastamento;

/** The person's limit as it is kept; undefined when it was never changed. */
export async function acharLimite(db: Executor, usuarioId: number): Promise<LimiteGuardado | undefined> {
  const linha = await db
    .selectFrom('limites_de_jogo')
    .select([sql<Centavos>`valor`.as('valor'), sql<Centavos | null>`valor_novo`.as('valorNovo'), 'vale_em as valeEm'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();
  if (linha === undefined) return undefined;
  const { valor, valorNovo, valeEm } = linha;
  return { valor, novo: valorNovo === null || valeEm === null ? null : { valor: valorNovo, valeEm } };
}

/** Keeps a limit; the database refuses one that grows without waiting. */
export async function guardarLimite(
  trx: Trx,
  {
    usuarioId,
    limite,
    agora,
  }: { readonly usuarioId: number; readonly limite: LimiteGuardado; readonly agora: Instante },
): Promise<void> {
  const valores = {
    valor: limite.valor,
    valor_novo: limite.novo?.valor ?? null,
    vale_em: limite.novo?.valeEm ?? null,
    mudado_em: agora,
  };
  await trx
    .insertInto('limites_de_jogo')
    .values({ usuario_id: usuarioId, ...valores })
    .onConflict((oc) => oc.column('usuario_id').doUpdateSet(valores))
    .execute();
}

/** The time away that ends last, which is the one that counts. */
export async function acharAfastamento(db: Executor, usuarioId: number): Promise<Guardado | undefined> {
  return await db
    .selectFrom('afastamentos_de_jogo')
    .select(['id', sql<TipoDoTempoFora>`tipo`.as('tipo'), 'desde', 'ate'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('ate', (ordem) => ordem.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export async function guardarAfastamento(
  trx: Trx,
  { usuarioId, tipo, desde, ate }: Afastamento & { readonly usuarioId: number },
): Promise<void> {
  await trx.insertInto('afastamentos_de_jogo').values({ usuario_id: usuarioId, tipo, desde, ate }).execute();
}

/** Gives every exclusion without an end of a person its end; the database refuses one before its six months. */
export async function terminarAbertos(
  trx: Trx,
  { usuarioId, ate }: { readonly usuarioId: number; readonly ate: Instante },
): Promise<void> {
  await trx
    .updateTable('afastamentos_de_jogo')
    .set({ ate })
    .where('usuario_id', '=', usuarioId)
    .where('ate', 'is', null)
    .execute();
}

/** The person's spending in the month of a moment. */
export async function gastoNoMes(
  db: Executor,
  { usuarioId, agora }: { readonly usuarioId: number; readonly agora: Instante },
): Promise<Centavos> {
  const linha = await db
    .selectFrom('gastos_de_jogo')
    .select(sql<Centavos>`gasto`.as('gasto'))
    .where('usuario_id', '=', usuarioId)
    .where('mes', '=', mesDoJogo(agora))
    .executeTakeFirst();
  return linha?.gasto ?? ZERO;
}

/** The reason for which an amount may not be spent now; null when it may. The person's month is locked from here on. */
export async function recusaDeJogo(
  trx: Trx,
  g: { readonly usuarioId: number; readonly valor: Centavos; readonly padrao: Centavos; readonly agora: Instante },
): Promise<'afastado' | 'limite' | null> {
  const { rows } = await sql<{ readonly porque: 'afastado' | 'limite' | null }>`
    select recusa_de_jogo(${g.usuarioId}::bigint, ${g.valor}::bigint, ${g.padrao}::bigint, ${g.agora}::timestamptz) as porque
  `.execute(trx);
  return rows[0]?.porque ?? null;
}
