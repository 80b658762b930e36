import { ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { STATUS_LISTADOS } from '@rateia/domain/grupos/estados';
import type { EstadoConexao } from '@rateia/domain/indicacao/rede';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../../db/banco.ts';

/** A person of the network, with the columns of the reader's row with him; null where there is no row. */
export type LinhaDePessoa = {
  readonly id: number;
  readonly primeiroNome: string;
  readonly sobrenome: string;
  readonly imagem: string | null;
  readonly criadoEm: string;
  readonly estado: EstadoConexao | null;
  readonly convidadaPor: number | null;
  readonly relacionamento: number | null;
  readonly oculta: boolean | null;
  readonly meuBloqueio: boolean | null;
  readonly outroBloqueou: boolean | null;
  readonly gruposEmComum: number;
  readonly amigosEmComum: number;
};

/** Groups somebody is in now, as member or administrator. */
function gruposDe(pessoa: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
  select a.grupo_id from assinaturas a where a.usuario_id = ${pessoa} and a.entrada_em is not null and a.estado not in ('encerrada', 'cancelada')
  union select g.id from grupos g where g.administrador_id = ${pessoa} and g.assinado_em is not null)`;
}

function amigosDe(pessoa: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
  select case when c.menor_id = ${pessoa} then c.maior_id else c.menor_id end as id from conexoes c
  where c.estado = 'conectada' and ${pessoa} in (c.menor_id, c.maior_id))`;
}

function colunas(eu: number): RawBuilder<unknown> {
  return sql`
  u.id, u.primeiro_nome as "primeiroNome", u.sobrenome, u.imagem, u.criado_em as "criadoEm",
  x.estado, x.convidada_por as "convidadaPor", x.relacionamento, x.oculta_de_quem_convidou as oculta,
  (case when x.menor_id = ${eu} then x.bloqueio_do_menor_em else x.bloqueio_do_maior_em end) is not null as "meuBloqueio",
  (case when x.menor_id = ${eu} then x.bloqueio_do_maior_em else x.bloqueio_do_menor_em end) is not null as "outroBloqueou",
  (select count(*)::int from ${gruposDe(sql`u.id`)} m where m.grupo_id in ${gruposDe(sql`${eu}::bigint`)}) as "gruposEmComum",
  (select count(*)::int from ${amigosDe(sql`u.id`)} m where m.id in (select id from ${amigosDe(sql`${eu}::bigint`)} n)) as "amigosEmComum"`;
}

function meuPar(eu: number): RawBuilder<unknown> {
  return sql`x.menor_id = least(u.id, ${eu}::bigint) and x.maior_id = greatest(u.id, ${eu}::bigint)`;
}
const participa = sql`u.email_verificado_em is not null and u.bloqueado_em is null`;

/** Everybody that `eu` has a row with, the last moved first. */
export async function listarConexoes(db: Executor, eu: number): Promise<readonly LinhaDePessoa[]> {
  const { rows } = await sql<LinhaDePessoa>`
    select ${colunas(eu)} from conexoes x
    join usuarios u on u.id = (case when x.menor_id = ${eu} then x.maior_id else x.menor_id end)
    where ${eu}::bigint in (x.menor_id, x.maior_id) and ${participa}
    order by x.mudou_em desc, x.id desc limit 500`.execute(db);
  return rows;
}

/** One person as `eu` sees him; undefined when he does not exist, or has blocked `eu`. */
export async function acharPessoa(
  db: Executor,
  { eu, outro }: { readonly eu: number; readonly outro: number },
): Promise<LinhaDePessoa | undefined> {
  const { rows } = await sql<LinhaDePessoa>`
    select ${colunas(eu)} from usuarios u left join conexoes x on ${meuPar(eu)}
    where u.id = ${outro} and ${participa}`.execute(db);
  const [pessoa] = rows;
  return pessoa?.outroBloqueou === true ? undefined : pessoa;
}

/** Whom `eu` may know, as ids: of a common group, friends, and friends of friends. */
function conhecidosDe(eu: number): RawBuilder<unknown> {
  return sql`(
  select a.usuario_id as id from assinaturas a where a.entrada_em is not null and a.estado not in ('encerrada', 'cancelada') and a.grupo_id in ${gruposDe(sql`${eu}::bigint`)}
  union select g.administrador_id from grupos g where g.id in ${gruposDe(sql`${eu}::bigint`)}
  union select case when c.menor_id = f.id then c.maior_id else c.menor_id end
    from ${amigosDe(sql`${eu}::bigint`)} f join conexoes c on f.id in (c.menor_id, c.maior_id) and c.estado = 'conectada'
  union select id from ${amigosDe(sql`${eu}::bigint`)} f)`;
}

/**
 * True if `eu` would find this person: he may know the person, or the person chose to be found or offers a listed
 * group.
 */
export async function podeConhecer(
  db: Executor,
  { eu, outro }: { readonly eu: number; readonly outro: number },
): Promise<boolean> {
  const { rows } = await sql<{ readonly pode: boolean }>`
    select (u.aparece_na_busca or u.id in (select id from ${conhecidosDe(eu)} conhecidos)
      or exists (select 1 from grupos g where g.administrador_id = u.id and g.visibilidade = ${ID_VISIBILIDADE_GRUPO.publico} and g.status in (${sql.join([...STATUS_LISTADOS])}))) as pode
    from usuarios u where u.id = ${outro}`.execute(db);
  return rows[0]?.pode === true;
}

/**
 * People of this name whom `eu` may know: of a common group, friends of friends, and those who chose to be found.
 * Never somebody who blocked `eu`.
 */
export async function buscarPorNome(
  db: Executor,
  { eu, busca, limite }: { readonly eu: number; readonly busca: string; readonly limite: number },
): Promise<readonly LinhaDePessoa[]> {
  const parecido = `%${busca.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<LinhaDePessoa>`
    with conhecidos as ${conhecidosDe(eu)}
    select ${colunas(eu)} from usuarios u left join conexoes x on ${meuPar(eu)}
    where (u.aparece_na_busca or u.id in (select id from conhecidos)) and u.id <> ${eu} and ${participa}
      and texto_de_busca(u.primeiro_nome || ' ' || u.sobrenome) like texto_de_busca(${parecido})
      and (case when x.menor_id = ${eu} then x.bloqueio_do_maior_em else x.bloqueio_do_menor_em end) is null
    order by (x.estado = 'conectada') desc nulls last, u.id in (select id from conhecidos) desc, u.primeiro_nome, u.id
    limit ${limite}`.execute(db);
  return rows;
}

export async function idPorCodigo(db: Executor, codigo: string): Promise<number | undefined> {
  return (
    await db
      .selectFrom('usuarios')
      .select('id')
      .where('cod_indicacao', '=', codigo.trim().toUpperCase())
      .executeTakeFirst()
  )?.id;
}

/**
 * The account with this e-mail, or with this confirmed phone. Both are looked up in the same way, so that neither the
 * answer nor its time tells which exists.
 */
export async function idPorContato(
  db: Executor,
  contato: { readonly email: string } | { readonly telefoneIndice: Buffer },
): Promise<number | undefined> {
  const base = db.selectFrom('usuarios').select('id').where('email_verificado_em', 'is not', null);
  const achado =
    'email' in contato
      ? await base.where('email', '=', contato.email).executeTakeFirst()
      : await base
          .where('telefone_indice', '=', contato.telefoneIndice)
          .where('telefone_verificado_em', 'is not', null)
          .executeTakeFirst();
  return achado?.id;
}
