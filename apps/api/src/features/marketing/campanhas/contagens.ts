import type { Dia } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

export type ContagemDoDia = {
  readonly campanhaId: number;
  readonly dia: Dia;
  readonly impressoes: number;
  readonly cliques: number;
};

/** Impressions and clicks per day: days that were closed, and those whose rows are still there. */
export async function contagensPorDia(db: Executor, ids: readonly number[]): Promise<readonly ContagemDoDia[]> {
  const { rows } = await sql<ContagemDoDia>`
    select campanha_id as "campanhaId", dia, sum(impressoes)::int as impressoes, sum(cliques)::int as cliques from (
      select campanha_id, dia, impressoes, cliques from campanha_dias where campanha_id = any(${[...ids]})
      union all
      select campanha_id, dia, count(*) filter (where tipo = 'impressao'), count(*) filter (where tipo = 'clique')
      from campanha_vistas where campanha_id = any(${[...ids]}) group by 1, 2
    ) t group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Days before `hoje` become two numbers, and the digests that tell visitors apart are deleted. */
export async function fecharDias(trx: Trx, hoje: Dia): Promise<void> {
  await sql`
    with idas as (delete from campanha_vistas where dia < ${hoje} returning campanha_id, dia, tipo)
    insert into campanha_dias (campanha_id, dia, impressoes, cliques)
    select campanha_id, dia, count(*) filter (where tipo = 'impressao'), count(*) filter (where tipo = 'clique') from idas group by 1, 2
    on conflict (campanha_id, dia) do update
      set impressoes = campanha_dias.impressoes + excluded.impressoes, cliques = campanha_dias.cliques + excluded.cliques`.execute(
    trx,
  );
}
