import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import type { Instante } from '@rateia/domain/datas';
import type { CanalDoCodigo } from '@rateia/domain/notificacoes/entrega';
import { sql } from 'kysely';
import type { ContextoUsuario } from '../../../http/contexto.ts';

type Linha = {
  readonly id: string;
  readonly canal: CanalDoCodigo;
  readonly tipo: 'codigo' | 'link';
  readonly desde: Instante;
  readonly motivo: string | null;
  readonly usuarioId: number | null;
  readonly nome: string | null;
  readonly podeReenviar: boolean;
};

/** More codes than this mean that a provider is down: the rest is in the list of jobs. */
const MAXIMO = 50;

/**
 * Codes and links whose job failed to its last try, newest first; the code itself is in no answer (CONFIABILIDADE 1.9). A code
 * that is over, used or replaced is not sent again: the person asks for another.
 */
export async function getCodigosNaoEntregues({
  db,
  agora,
}: ContextoUsuario): Promise<Resposta<typeof backoffice.getCodigosNaoEntregues>> {
  const { rows } = await sql<Linha>`
    select j.id::text as id, coalesce(j.payload->>'canal', 'email') as canal,
      case t.identifier when 'enviarPin' then 'codigo' else 'link' end as tipo,
      j.created_at as desde, j.last_error as motivo, u.id as "usuarioId", u.primeiro_nome || ' ' || u.sobrenome as nome,
      case t.identifier when 'enviarPin'
        then coalesce(p.expira_em > ${agora} and p.usado_em is null and p.anulado_em is null, false)
        else u.id is not null end as "podeReenviar"
    from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      left join pins p on p.id = case t.identifier when 'enviarPin' then (j.payload->>'pinId')::bigint end
      left join usuarios u on u.id = coalesce(p.usuario_id, (j.payload->>'usuarioId')::bigint)
    where t.identifier in ('enviarPin', 'enviarLink') and j.attempts >= j.max_attempts
    order by j.created_at desc, j.id desc limit ${MAXIMO}`.execute(db);
  return {
    itens: rows.map(({ usuarioId, nome, motivo, desde, ...linha }) => ({
      ...linha,
      desde: new Date(desde).toISOString(),
      motivo: motivo ?? '',
      pessoa: usuarioId === null || nome === null ? null : { id: Number(usuarioId), nome },
    })),
  };
}
