import { palavrasDaBusca } from '@rateia/domain/grupos/busca';
import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { ID_STATUS_GRUPO, STATUS_LISTADOS, STATUS_NO_AR } from '@rateia/domain/grupos/estados';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { servicosParecidos } from './servicos-parecidos.ts';

/** The data on a card of a group. */
export type LinhaDaVitrine = {
  readonly id: number;
  readonly nome: string;
  readonly nomeUrl: string;
  readonly servicoId: number;
  readonly servico: string;
  readonly plano: string | null;
  readonly categoriaId: number;
  readonly icone: string;
  readonly cor: string;
  readonly status: number;
  readonly livres: number;
  readonly totalVagas: number;
  readonly lugares: number;
  readonly valorSemTaxas: number;
  readonly valorTaxa: number;
  readonly valorSozinho: number | null;
  readonly formaAcesso: number;
  readonly acessoImediato: boolean;
  readonly temSegredo: boolean;
  readonly exigeCaucao: boolean;
  readonly fidelidadeMeses: number | null;
  readonly dataFila: string | null;
  readonly fimEm: string | null;
  readonly administradorId: number;
  readonly administradorNome: string;
  readonly administradorImagem: string | null;
  readonly administradorVerificado: boolean;
};

export type Ordem = 'relevancia' | 'menorPreco' | 'maisVagas' | 'recentes';
export type Filtro = {
  readonly categoria?: number | undefined;
  readonly servico?: number | undefined;
  readonly busca?: string | undefined;
  /** The price of a month with the fee, centavos. */
  readonly valorMaximo?: number | undefined;
  readonly formaAcesso?: number | undefined;
  readonly acessoInstantaneo?: boolean | undefined;
  readonly somenteComVagas?: boolean | undefined;
  readonly ordem: Ordem;
  readonly pagina: number;
  readonly porPagina: number;
};

/**
 * The depth of the listing: nobody turns more pages than that, and counting or sorting all groups would read all of
 * them. Totals stop here too.
 */
export const PROFUNDIDADE = 1_000;
/** The least likeness of words with which a misspelt search finds something (pg_trgm). */
const SEMELHANCA = '0.4';

/** True if the administrator of a group is restricted or blocked: meanwhile the group sells nothing (REGRAS 2.1). */
function vendaSuspensaEm(alias: 'g' | 'o'): RawBuilder<unknown> {
  return sql`exists (select from usuarios sv where sv.id = ${sql.ref(`${alias}.administrador_id`)}
    and (sv.restricao is not null or sv.bloqueado_em is not null))`;
}

/** Public groups for sale, which the partial indexes of the listing hold. Literals, or the planner would not see it. */
export function listadoEm(alias: 'g' | 'o'): RawBuilder<unknown> {
  const { publico } = ID_VISIBILIDADE_GRUPO;
  const statuses = sql.join(STATUS_LISTADOS.map((s) => sql.lit(s)));
  return sql`${sql.ref(`${alias}.visibilidade`)} = ${sql.lit(publico)} and ${sql.ref(`${alias}.status`)} in (${statuses})
    and not ${vendaSuspensaEm(alias)}`;
}
const naVitrine = listadoEm('g');
const mensal = sql`(g.valor_sem_taxas + g.valor_taxa)`;

/** A page of the listing and how many there are, reading no more than the index range and one page (spec B§2 /grupos). */
export async function listarVitrine(
  db: Executor,
  filtro: Filtro,
): Promise<{ readonly linhas: readonly LinhaDaVitrine[]; readonly total: number }> {
  const palavras = filtro.busca === undefined ? [] : palavrasDaBusca(filtro.busca);
  if (filtro.busca !== undefined && filtro.busca.trim() !== '' && palavras.length === 0)
    return { linhas: [], total: 0 };
  const exatas = palavras.map((p) => sql`g.busca like ${`%${p}%`}`);
  const achados = await pagina(db, filtro, exatas);
  if (achados.total > 0 || palavras.length === 0) return achados;
  // No group has these words: people mostly mean a service, and misspell it.
  const servicos = await servicosParecidos(db, palavras.join(' '));
  if (servicos.length > 0) {
    const parecidos = await pagina(db, filtro, [sql`g.servico_id = any(${[...servicos]}::integer[])`], servicos);
    if (parecidos.total > 0) return parecidos;
  }
  // Nor one of a service: look for words that resemble those of a group.
  return await db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${SEMELHANCA}, true)`.execute(trx);
    return await pagina(
      trx,
      filtro,
      palavras.map((p) => sql`g.busca %> ${p}`),
    );
  });
}

/** A page of the groups for which `textos` hold; those of the first of `servicos` come first where relevance orders. */
async function pagina(
  db: Executor,
  filtro: Filtro,
  textos: readonly RawBuilder<unknown>[],
  servicos: readonly number[] = [],
) {
  const condicoes = [naVitrine, ...textos, ...condicoesDe(filtro)];
  const onde = sql.join(condicoes, sql` and `);
  const { candidatos, ordem: daOrdem } = ORDENS[filtro.ordem];
  const ordem =
    servicos.length === 0 || filtro.ordem !== 'relevancia'
      ? daOrdem
      : sql`array_position(${[...servicos]}::integer[], g.servico_id), ${daOrdem}`;
  const desvio = (filtro.pagina - 1) * filtro.porPagina;
  const { rows } = await sql<LinhaDaVitrine & { readonly total: number }>`
    with candidatos as materialized (
      select g.id from grupos g join grupo_lotacao l on l.grupo_id = g.id
      where ${onde} order by ${candidatos} limit ${sql.lit(PROFUNDIDADE)}),
    contagem as (select count(*) as total from candidatos),
    pagina as (
      select g.id from candidatos c join grupos g on g.id = c.id join grupo_lotacao l on l.grupo_id = g.id
      order by ${ordem} limit ${filtro.porPagina} offset ${desvio})
    select contagem.total, ${colunas} from contagem left join (pagina p ${juncoes(sql`p.id`)}) on true
    order by ${ordem}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { linhas: rows.filter((r) => r.id !== null), total };
}

/** Order within the index (which rows are candidates) and within the page. Ends in the id: pages never overlap. */
const ORDENS: {
  readonly [O in Ordem]: { readonly candidatos: RawBuilder<unknown>; readonly ordem: RawBuilder<unknown> };
} = {
  recentes: { candidatos: sql`g.id desc`, ordem: sql`g.id desc` },
  menorPreco: { candidatos: sql`${mensal}, g.id desc`, ordem: sql`${mensal}, g.id desc` },
  maisVagas: { candidatos: sql`g.id desc`, ordem: sql`l.livres desc, g.id desc` },
  // Seats to sell first, then groups whose members enter at once, then the newest.
  relevancia: {
    candidatos: sql`g.id desc`,
    ordem: sql`(l.livres > 0) desc, (g.status = ${ID_STATUS_GRUPO.assinadoComVagas}) desc, g.id desc`,
  },
};

function condicoesDe(f: Filtro): readonly RawBuilder<unknown>[] {
  return [
    ...(f.categoria === undefined
      ? []
      : [sql`g.servico_id = any(array(select id from servicos where categoria_id = ${f.categoria}))`]),
    ...(f.servico === undefined ? [] : [sql`g.servico_id = ${f.servico}`]),
    ...(f.valorMaximo === undefined ? [] : [sql`${mensal} <= ${f.valorMaximo}`]),
    ...(f.formaAcesso === undefined ? [] : [sql`g.forma_acesso = ${f.formaAcesso}`]),
    ...(f.acessoInstantaneo === true
      ? [sql`exists (select from segredos x where x.grupo_id = g.id and x.substituido_em is null)`]
      : []),
    ...(f.somenteComVagas === true ? [sql`l.livres > 0`] : []),
  ];
}

const colunas = sql`g.id, g.nome, g.nome_url as "nomeUrl", g.servico_id as "servicoId", s.nome as servico, pl.nome as plano,
  s.categoria_id as "categoriaId", g.icone, g.cor, g.status, l.livres, g.total_vagas as "totalVagas", g.lugares,
  g.valor_sem_taxas as "valorSemTaxas", g.valor_taxa as "valorTaxa", s.valor_sozinho as "valorSozinho",
  g.forma_acesso as "formaAcesso", g.acesso_imediato as "acessoImediato",
  exists (select from segredos x where x.grupo_id = g.id and x.substituido_em is null) as "temSegredo",
  g.exige_caucao as "exigeCaucao", g.fidelidade_meses as "fidelidadeMeses", g.data_fila as "dataFila", g.fim_em as "fimEm",
  u.id as "administradorId", u.primeiro_nome || ' ' || u.sobrenome as "administradorNome", u.imagem as "administradorImagem",
  u.identidade_verificada_em is not null as "administradorVerificado"`;

function juncoes(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`join grupos g on g.id = ${id}
  join grupo_lotacao l on l.grupo_id = g.id join servicos s on s.id = g.servico_id
  join usuarios u on u.id = g.administrador_id left join planos pl on pl.id = g.plano_id`;
}

/** The cards of given groups, in the order given; those that do not exist are left out. */
export async function linhasDosGrupos(db: Executor, ids: readonly number[]): Promise<readonly LinhaDaVitrine[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LinhaDaVitrine>`
    select ${colunas} from unnest(${[...ids]}::bigint[]) with ordinality as p(id, n) ${juncoes(sql`p.id`)} order by p.n`.execute(
    db,
  );
  return rows;
}

/** Groups a user looked at last and may still see listed. */
export async function idsVisualizados(
  db: Executor,
  { usuarioId, limite }: { readonly usuarioId: number; readonly limite: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select g.id from visualizacoes v join grupos g on g.id = v.grupo_id
    where v.usuario_id = ${usuarioId} and ${naVitrine} order by v.vista_em desc, g.id desc limit ${limite}`.execute(db);
  return rows.map((r) => r.id);
}

/** Every category with how many listed groups it has (spec B§7 grupo/categorias). */
export async function contarCategorias(db: Executor) {
  const { rows } = await sql<{
    readonly id: number;
    readonly nome: string;
    readonly icone: string;
    readonly grupos: number;
  }>`
    select c.id, c.nome, c.icone, coalesce(sum(n.grupos), 0)::int as grupos from categorias c
    left join servicos s on s.categoria_id = c.id
    left join (select g.servico_id, count(*) as grupos from grupos g where ${naVitrine} group by 1) n on n.servico_id = s.id
    group by c.id order by c.ordem, c.id`.execute(db);
  return rows;
}

/** A group worth recommending, with the facts that say why. */
export type Candidato = {
  readonly id: number;
  readonly servico: string;
  readonly administrador: string;
  readonly vistoEm: string | null;
  readonly categoriaDe: string | null;
  readonly mesmoAdministrador: boolean;
  readonly menorPreco: boolean;
};

/** Listed groups with free seats that the user is not in: of services he viewed, kinds he uses, people he knows, and the newest. */
export async function candidatosDe(db: Executor, usuarioId: number): Promise<readonly Candidato[]> {
  const { rows } = await sql<Candidato>`
    with vistos as (
      select g.servico_id, max(v.vista_em) as em from (
        select grupo_id, vista_em from visualizacoes where usuario_id = ${usuarioId} order by vista_em desc limit 50) v
      join grupos g on g.id = v.grupo_id group by 1),
    meus as (
      select a.grupo_id, g.servico_id, g.administrador_id, s.categoria_id, s.nome from assinaturas a
      join grupos g on g.id = a.grupo_id join servicos s on s.id = g.servico_id
      where a.usuario_id = ${usuarioId} and a.estado not in ('encerrada', 'cancelada')),
    da_categoria as (select distinct s.id as servico_id from meus m join servicos s on s.categoria_id = m.categoria_id),
    ids as (
      select c.id from vistos v cross join lateral (
        select g.id from grupos g where ${naVitrine} and g.servico_id = v.servico_id order by g.id desc limit 5) c
      union
      select c.id from da_categoria d cross join lateral (
        select g.id from grupos g where ${naVitrine} and g.servico_id = d.servico_id order by g.id desc limit 5) c
      union
      select c.id from (select distinct administrador_id from meus) m cross join lateral (
        select g.id from grupos g where ${naVitrine} and g.administrador_id = m.administrador_id order by g.id desc limit 5) c
      union
      (select g.id from grupos g where ${naVitrine} order by g.id desc limit 60))
    select g.id, s.nome as servico, u.primeiro_nome as administrador, v.em as "vistoEm",
      (select min(m.nome) from meus m where m.categoria_id = s.categoria_id and m.servico_id <> s.id) as "categoriaDe",
      exists (select from meus m where m.administrador_id = g.administrador_id) as "mesmoAdministrador",
      g.valor_sem_taxas + g.valor_taxa <= (select o.valor_sem_taxas + o.valor_taxa from grupos o
        where ${listadoEm('o')} and o.servico_id = g.servico_id order by o.valor_sem_taxas + o.valor_taxa limit 1) as "menorPreco"
    from ids join grupos g on g.id = ids.id join grupo_lotacao l on l.grupo_id = g.id join servicos s on s.id = g.servico_id
    join usuarios u on u.id = g.administrador_id left join vistos v on v.servico_id = g.servico_id
    where l.livres > 0 and g.servico_id not in (select servico_id from meus)
      and g.servico_id not in (select o.servico_id from grupos o where o.administrador_id = ${usuarioId}
        and o.status = any(${[...STATUS_NO_AR]}::smallint[]))`.execute(db);
  return rows;
}
