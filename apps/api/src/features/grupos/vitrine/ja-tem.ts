import { ESTADOS_VIVOS, ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** Seats that are paid for: a reserved one is nobody's yet. */
const PAGAS = ESTADOS_VIVOS.filter((estado) => estado !== ID_ESTADO_ASSINATURA.reservada);

/** The person's own part in a listed group: a seat, the administration, or the same service by another group. */
type JaTem = 'membro' | 'administrador' | 'servico';

/** Tells of each group what the person has of it already (spec B§2 /grupos); null for a group that would be new. */
export async function oQueJaTem(
  db: Executor,
  usuarioId: number,
): Promise<(grupo: { readonly id: number; readonly servicoId: number }) => JaTem | null> {
  const { rows } = await sql<{
    readonly grupoId: number;
    readonly servicoId: number;
    readonly papel: 'membro' | 'administrador';
  }>`
    select g.id as "grupoId", g.servico_id as "servicoId", 'membro' as papel
    from assinaturas a join grupos g on g.id = a.grupo_id
    where a.usuario_id = ${usuarioId} and a.estado = any(${PAGAS}::text[])
    union all
    select g.id, g.servico_id, 'administrador' from grupos g
    where g.administrador_id = ${usuarioId} and g.status = any(${[...STATUS_NO_AR]}::smallint[])`.execute(db);
  const papeis = new Map(rows.map(({ grupoId, papel }) => [grupoId, papel]));
  const servicos = new Set(rows.map(({ servicoId }) => servicoId));
  return ({ id, servicoId }) => papeis.get(id) ?? (servicos.has(servicoId) ? 'servico' : null);
}
