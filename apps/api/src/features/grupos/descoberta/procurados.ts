import { STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { listadoEm } from '../vitrine/vitrine.ts';

/** How many groups one of these lists has. */
export const QUANTOS = 12;
/** The newest connections that a list of the network reads. */
const CONEXOES = 200;
/** The newest groups of one administrator in it: his groups alone must not fill the list. */
const DE_CADA_ADMINISTRADOR = 3;

/** The most wanted groups that are still for sale, none of the reader's own (spec B§7 grupo/mais-procurados). */
export async function idsMaisProcurados(db: Executor, usuarioId: number) {
  const { rows } = await sql<{ readonly id: number; readonly pessoas: number; readonly vagas: number }>`
    select g.id, p.pessoas, l.livres as vagas from procura_dos_grupos p join grupos g on g.id = p.grupo_id
    join grupo_lotacao l on l.grupo_id = g.id
    where p.pessoas > 0 and p.posicao <= ${QUANTOS} and l.livres > 0 and ${listadoEm('g')} and g.administrador_id <> ${usuarioId}
    order by p.pessoas::numeric / p.vagas desc, p.pessoas desc, g.id desc limit ${QUANTOS}`.execute(db);
  return rows;
}

/**
 * Groups that the reader has not seen, of the categories of what he has or looked at, the most wanted first; of a
 * service that he has there is nothing to discover (spec B§7 grupo/descobrir).
 */
export async function idsParaDescobrir(db: Executor, usuarioId: number) {
  const { rows } = await sql<{ readonly id: number; readonly combinaCom: string | null }>`
    with tenho as (
      select g.servico_id from assinaturas a join grupos g on g.id = a.grupo_id
        where a.usuario_id = ${usuarioId} and a.estado not in ('encerrada', 'cancelada')
      union select g.servico_id from grupos g
        where g.administrador_id = ${usuarioId} and g.status = any(${[...STATUS_NO_AR]}::smallint[])),
    vistas as (select grupo_id from visualizacoes where usuario_id = ${usuarioId} order by vista_em desc limit 200),
    categorias_minhas as (
      select s.categoria_id, min(s.nome) as nome, 0 as ordem from tenho t join servicos s on s.id = t.servico_id group by 1
      union all
      select distinct on (s.categoria_id) s.categoria_id, null, 1 from vistas v join grupos g on g.id = v.grupo_id
        join servicos s on s.id = g.servico_id where s.categoria_id not in (
          select s2.categoria_id from tenho t join servicos s2 on s2.id = t.servico_id)
      union all
      select c.id, null, 2 from categorias c where not exists (select from tenho) and not exists (select from vistas))
    select x.id, c.nome as "combinaCom" from categorias_minhas c cross join lateral (
      select g.id, p.posicao from procura_dos_grupos p join grupos g on g.id = p.grupo_id join grupo_lotacao l on l.grupo_id = g.id
      where p.categoria_id = c.categoria_id and ${listadoEm('g')} and l.livres > 0 and g.administrador_id <> ${usuarioId}
        and g.servico_id not in (select servico_id from tenho) and g.id not in (select grupo_id from vistas)
      order by p.posicao limit ${QUANTOS}) x
    order by c.ordem, x.posicao, x.id desc limit ${QUANTOS}`.execute(db);
  return rows;
}

/**
 * Listed groups that a connection of the reader administers, or is in where the group lets its network see it (spec B§7
 * grupo/rede). A blocked or undone tie is none.
 */
export async function idsDaRede(db: Executor, usuarioId: number) {
  const { rows } = await sql<{
    readonly id: number;
    readonly pessoas: number;
    readonly primeiroNome: string;
    readonly administra: boolean;
  }>`
    with conhecidos as (
      select case when menor_id = ${usuarioId} then maior_id else menor_id end as id from conexoes
      where ${usuarioId} in (menor_id, maior_id) and estado = 'conectada' order by mudou_em desc limit ${CONEXOES}),
    meus as (
      select grupo_id from assinaturas where usuario_id = ${usuarioId} and estado not in ('encerrada', 'cancelada')),
    de_membros as (
      select g.id, c.id as pessoa, g.administrador_id from conhecidos c join assinaturas a on a.usuario_id = c.id
        join grupos g on g.id = a.grupo_id and g.visivel_rede
        where a.estado not in ('encerrada', 'cancelada') and a.entrada_em is not null and ${listadoEm('g')}),
    lacos as (
      select id, pessoa, false as administra from de_membros
      union
      select m.id, c.id, true from de_membros m join conhecidos c on c.id = m.administrador_id
      union
      (select n.id, c.id, true from conhecidos c cross join lateral (
        select g.id from grupos g join grupo_lotacao l on l.grupo_id = g.id and l.livres > 0
        where g.administrador_id = c.id and ${listadoEm('g')} and g.id not in (select grupo_id from meus)
        order by g.id desc limit ${DE_CADA_ADMINISTRADOR}) n order by n.id desc limit ${QUANTOS})),
    escolhidos as (
      select x.id, count(distinct x.pessoa)::int as pessoas, bool_or(x.administra) as administra,
        (array_agg(x.pessoa order by x.administra desc, x.pessoa))[1] as pessoa
      from lacos x join grupo_lotacao l on l.grupo_id = x.id join grupos g on g.id = x.id
      where l.livres > 0 and g.administrador_id <> ${usuarioId}
        and x.id not in (select grupo_id from meus)
      group by x.id order by pessoas desc, x.id desc limit ${QUANTOS})
    select e.id, e.pessoas, e.administra, u.primeiro_nome as "primeiroNome"
    from escolhidos e join usuarios u on u.id = e.pessoa order by e.pessoas desc, e.id desc`.execute(db);
  return rows;
}
