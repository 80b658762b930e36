import { STATUS_LISTADOS } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';
import { listadoEm } from './vitrine/vitrine.ts';

/** How many groups of one administrator a page about him shows. */
const LIMITE = 6;

/** True if the person administers, or ever administered, a group that was signed. */
export async function jaAdministrou(db: Executor, usuarioId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom('grupos')
      .select('id')
      .where('administrador_id', '=', usuarioId)
      .where((e) => e.or([e('assinado_em', 'is not', null), e('status', 'in', [...STATUS_LISTADOS])]))
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Public groups of one administrator that are for sale, those with seats first. */
export async function gruposOferecidosPor(db: Executor, administradorId: number) {
  const { rows } = await sql<{
    readonly id: number;
    readonly nome: string;
    readonly servico: string;
    readonly icone: string;
    readonly cor: string;
    readonly vagasLivres: number;
    readonly valorPorVaga: number;
  }>`
    select g.id, g.nome, s.nome as servico, g.icone, g.cor, l.livres as "vagasLivres",
      g.valor_sem_taxas + g.valor_taxa as "valorPorVaga"
    from grupos g join grupo_lotacao l on l.grupo_id = g.id join servicos s on s.id = g.servico_id
    where g.administrador_id = ${administradorId} and ${listadoEm('g')}
    order by (l.livres > 0) desc, g.id desc limit ${LIMITE}`.execute(db);
  return rows;
}

/** The number of groups in which two people are together now, as members or administrator. */
export async function contarGruposEmComum(
  db: Executor,
  { eu, outro }: { readonly eu: number; readonly outro: number },
): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    with presentes as (
      select a.grupo_id, a.usuario_id from assinaturas a
        where a.usuario_id in (${eu}, ${outro}) and a.entrada_em is not null and a.estado not in ('encerrada', 'cancelada')
      union select g.id, g.administrador_id from grupos g
        where g.administrador_id in (${eu}, ${outro}) and g.assinado_em is not null)
    select count(*)::int as n from (select grupo_id from presentes group by grupo_id having count(distinct usuario_id) = 2) x`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
