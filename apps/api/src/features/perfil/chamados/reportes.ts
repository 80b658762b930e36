import type { MotivoDoReporte } from '@rateia/domain/grupos/reporte';
import { MOTIVO_DO_REPORTE } from '@rateia/domain/grupos/reporte';
import { rotuloDe } from '@rateia/domain/tabela';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

type Reporte = {
  readonly chamadoId: number;
  readonly motivo: MotivoDoReporte;
  readonly idGrupo: number;
  readonly grupo: string;
  readonly statusId: number;
  readonly pessoas: number;
  readonly feito: { readonly evento: string; readonly em: string }[];
};
/** The last acts of the staff on a group that the queue shows. */
const ATOS = 5;

/** The report of each ticket: the group, how many people reported it, and the last acts of the staff on it. */
export async function reportesDe(db: Executor, chamados: readonly number[]) {
  if (chamados.length === 0) return new Map<number, never>();
  const { rows } = await sql<Reporte>`
    select r.chamado_id as "chamadoId", r.motivo, g.id as "idGrupo", g.nome as grupo, g.status as "statusId",
      (select count(distinct c.usuario_id)::int from reportes o join chamados c on c.id = o.chamado_id where o.grupo_id = g.id) as pessoas,
      coalesce((select jsonb_agg(jsonb_build_object('evento', x.evento, 'em', to_char(x.em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by x.em desc)
        from (select t.evento, t.em from transicoes t where t.entidade = 'grupo' and t.entidade_id = g.id and t.quem in ('operador', 'lider')
          order by t.id desc limit ${ATOS}) x), '[]') as feito
    from reportes r join grupos g on g.id = r.grupo_id where r.chamado_id = any(${[...chamados]}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ chamadoId, motivo, ...r }) => [chamadoId, { ...r, motivo: rotuloDe(MOTIVO_DO_REPORTE, motivo) }]),
  );
}

/** The ticket by which a person reports this group and that is not closed. */
export async function reporteAberto(
  db: Executor,
  { usuarioId, grupoId }: { readonly usuarioId: number; readonly grupoId: number },
): Promise<number | undefined> {
  const linha = await db
    .selectFrom('reportes as r')
    .innerJoin('chamados as c', 'c.id', 'r.chamado_id')
    .select('c.id')
    .where('r.grupo_id', '=', grupoId)
    .where('c.usuario_id', '=', usuarioId)
    .where('c.estado', '<>', 'encerrado')
    .executeTakeFirst();
  return linha?.id;
}
