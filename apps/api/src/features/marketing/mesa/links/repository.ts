import { sql } from 'kysely';
import type { Executor, Trx } from '../../../../db/banco.ts';

type LinhaDeLink = {
  readonly id: number;
  readonly codigo: string;
  readonly nome: string;
  readonly destino: string;
  readonly autor: string;
  readonly criadoEm: string;
  readonly venceEm: string | null;
  readonly desligadoEm: string | null;
  readonly visitas: number;
  readonly visitantes: number;
};

const linhas = sql`
  select l.id, l.codigo, coalesce(l.nome, g.nome) as nome, l.destino, u.primeiro_nome || ' ' || u.sobrenome as autor,
    l.criado_em as "criadoEm", l.vence_em as "venceEm", l.desligado_em as "desligadoEm",
    coalesce(v.visitas, 0)::int as visitas, coalesce(v.visitantes, 0)::int as visitantes
  from links_curtos l left join grupos g on g.id = l.grupo_id
  join usuarios u on u.id = coalesce(l.criado_por, l.usuario_id)
  left join lateral (select sum(visitas) as visitas, sum(visitantes) as visitantes from links_curtos_dias d
    where d.link_id = l.id) v on true`;

export async function listarLinks(
  db: Executor,
  p: { readonly de: 'operacao' | 'pessoas'; readonly pagina: number; readonly porPagina: number },
): Promise<{ readonly itens: readonly LinhaDeLink[]; readonly total: number }> {
  const onde = p.de === 'operacao' ? sql`l.criado_por is not null` : sql`l.usuario_id is not null`;
  const itens = await sql<LinhaDeLink>`${linhas} where ${onde} order by l.id desc
    limit ${p.porPagina} offset ${(p.pagina - 1) * p.porPagina}`.execute(db);
  const total = await sql<{ readonly n: number }>`select count(*)::int as n from links_curtos l where ${onde}`.execute(
    db,
  );
  return { itens: itens.rows, total: total.rows[0]?.n ?? 0 };
}

export async function acharLink(db: Executor, id: number): Promise<LinhaDeLink | undefined> {
  return (await sql<LinhaDeLink>`${linhas} where l.id = ${id}`.execute(db)).rows[0];
}

/** Switches a link on or off; undefined when there is none. */
export async function mudarLink(
  trx: Trx,
  { id, desligadoEm }: { readonly id: number; readonly desligadoEm: string | null },
): Promise<{ readonly codigo: string } | undefined> {
  return await trx
    .updateTable('links_curtos')
    .set({ desligado_em: desligadoEm })
    .where('id', '=', id)
    .returning('codigo')
    .executeTakeFirst();
}

/** The sites that links may lead to, with how many do. */
export async function listarDestinos(db: Executor) {
  const { rows } = await sql<{
    readonly host: string;
    readonly autor: string;
    readonly permitidoEm: string;
    readonly links: number;
  }>`
    select d.host, u.primeiro_nome || ' ' || u.sobrenome as autor, d.permitido_em as "permitidoEm",
      (select count(*)::int from links_curtos l
        where l.criado_por is not null and split_part(l.destino, '/', 3) = d.host) as links
    from destinos_externos d join usuarios u on u.id = d.permitido_por order by d.host`.execute(db);
  return rows;
}
