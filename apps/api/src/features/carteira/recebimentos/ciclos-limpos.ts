import { ID_STATUS_FATURA } from '@rateia/domain/carteira/estados';
import { sujaOCiclo } from '@rateia/domain/carteira/realizacao';
import { CASOS_DE_REEMBOLSO } from '@rateia/domain/carteira/reembolso';
import type { Dia } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

const CASOS_QUE_SUJAM = CASOS_DE_REEMBOLSO.filter(sujaOCiclo);

/** Months of his groups that an administrator served to the end, without a refund that he caused (REGRAS 2.3). */
export async function ciclosLimpos(
  db: Executor,
  { administradorId, hoje }: { readonly administradorId: number; readonly hoje: Dia },
): Promise<number> {
  return (await ciclosLimposDe(db, { administradores: [administradorId], hoje })).get(administradorId) ?? 0;
}

/** The same for several administrators at once; those without any are absent. */
export async function ciclosLimposDe(
  db: Executor,
  { administradores, hoje }: { readonly administradores: readonly number[]; readonly hoje: Dia },
): Promise<ReadonlyMap<number, number>> {
  if (administradores.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly limpos: number }>`
    with ciclos as (
      select g.administrador_id as id, f.grupo_id, date_trunc('month', f.competencia_inicio) as mes,
        bool_or(exists (
          select from notas_de_credito n where n.item_id = f.item_id and n.caso = any(${CASOS_QUE_SUJAM})
        )) as sujo
      from faturas_de_vaga f join grupos g on g.id = f.grupo_id
      where g.administrador_id = any(${[...administradores]}) and f.tipo <> 'caucao'
        and f.competencia_inicio is not null and f.competencia_fim < ${hoje}
        and f.status in (${ID_STATUS_FATURA.pago}, ${ID_STATUS_FATURA.estornado})
      group by 1, 2, 3)
    select id, count(*) filter (where not sujo) as limpos from ciclos group by id`.execute(db);
  return new Map(rows.map(({ id, limpos }) => [id, limpos]));
}
