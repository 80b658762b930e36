import type { Instante } from '@rateia/domain/datas';
import type { MotivoDaSucessao } from '@rateia/domain/grupos/sucessao';
import {
  ID_ESTADO_SUCESSAO as E,
  ID_MOTIVO_DA_SUCESSAO as M,
  PASSAM_ADIANTE,
  SUCESSOES_ABERTAS,
} from '@rateia/domain/grupos/sucessao';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { podemAssumir } from './sucessao-repository.ts';

/** A group that should change hands, and of which nobody is asked now. */
export type GrupoParado = {
  readonly id: number;
  readonly motivo: MotivoDaSucessao;
  /** Its members chose once already under this administrator, and found nobody. */
  readonly jaTerminou: boolean;
  /** Somebody in it may take it over. */
  readonly temQuem: boolean;
};

/** How many groups one run opens to a choice, and how many the desk shows. */
const LOTE = 100;

/**
 * Signed groups whose administrator is restricted, is blocked by the operation, or has left the change of the access
 * undone for the days of the rule, without an open handing over (REGRAS 2.30). `aAbrir` leaves out those that no run will open.
 */
export async function gruposParados(
  db: Executor,
  { agora, dias, aAbrir }: { readonly agora: Instante; readonly dias: number; readonly aAbrir: boolean },
): Promise<readonly GrupoParado[]> {
  const quemPode = podemAssumir(db).select('a.id').where(sql<boolean>`a.grupo_id = g.id`);
  const { rows } = await sql<GrupoParado>`
    select * from (
      select g.id, case when u.restricao is not null or u.bloqueado_em is not null then ${M.restrito} else ${M.silencio} end as motivo,
        exists (select from sucessoes s where s.grupo_id = g.id and s.de_usuario_id = g.administrador_id
          and s.estado = ${E.vencida} and s.motivo <> ${M.vontade}) as "jaTerminou",
        exists (${quemPode}) as "temQuem"
      from grupos g join usuarios u on u.id = g.administrador_id
      where g.status = any(${[...PASSAM_ADIANTE]}::smallint[])
        and (u.restricao is not null or (u.bloqueado_em is not null and u.bloqueado_por = 'operacao')
          or exists (select from rotacoes r where r.grupo_id = g.id and r.concluida_em is null
            and r.aberta_em <= ${agora}::timestamptz - ${dias} * interval '1 day'))
        and not exists (select from sucessoes s where s.grupo_id = g.id and s.estado = any(${[...SUCESSOES_ABERTAS]}::text[]))
    ) parados
    where not ${aAbrir} or ("temQuem" and not "jaTerminou")
    order by id limit ${LOTE}`.execute(db);
  return rows;
}
