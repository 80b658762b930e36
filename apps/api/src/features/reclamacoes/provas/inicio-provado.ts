import type { Dia } from '@rateia/domain/datas';
import { inicioDoDia } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/**
 * The day from which the product itself can prove a failure: the first "Não entrei" of any member of the group since the
 * day that the complaint names (REGRAS 2.18).
 */
export async function inicioProvado(
  db: Executor,
  { grupoId, falhaDesde }: { readonly grupoId: number; readonly falhaDesde: Dia },
): Promise<Dia | null> {
  const { rows } = await sql<{ dia: Dia | null }>`
    select (min(c.aberta_em) at time zone 'America/Sao_Paulo')::date::text as dia
    from contestacoes c join assinaturas a on a.id = c.assinatura_id
    where a.grupo_id = ${grupoId} and c.aberta_em >= ${inicioDoDia(falhaDesde)}`.execute(db);
  return rows[0]?.dia ?? null;
}
