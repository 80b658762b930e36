import type { Instante } from '@rateia/domain/datas';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** So many of the things that do not hold are named: enough to begin to look. */
export const QUAIS_NO_MAXIMO = 10;

/**
 * The scope of a check: everything (null), or the accounts of transactions sealed after `depoisDe` (exclusive) up to
 * `ate`, and the groups whose seats moved since the instant `desde`.
 */
export type Escopo = { readonly depoisDe: number; readonly ate: number; readonly desde: Instante } | null;
export type Sql = RawBuilder<unknown>;

export const TUDO = sql`true`;
/** Counts rows of (id, errado). */
export function contar(linhas: Sql): Sql {
  return sql`
  select count(*)::int as conferidos, count(*) filter (where errado)::int as divergencias,
    coalesce(to_jsonb((array_agg(id) filter (where errado))[1:${sql.lit(QUAIS_NO_MAXIMO)}]), '[]') as quais
  from (${linhas}) linhas`;
}
function novas({ depoisDe, ate }: NonNullable<Escopo>): Sql {
  return sql`(select transacao_id from lacres where sequencia > ${depoisDe} and sequencia <= ${ate})`;
}
export function entre(coluna: string, escopo: Escopo): Sql {
  return escopo === null ? TUDO : sql`${sql.ref(coluna)} in ${novas(escopo)}`;
}
/** Documents of one kind that those transactions are about. */
export function documentos(coluna: string, origem: string, escopo: Escopo): Sql {
  return escopo === null
    ? TUDO
    : sql`${sql.ref(coluna)} in (select origem_id from transacoes where origem = ${origem} and id in ${novas(escopo)})`;
}

/** A step is written by a transaction that ends later: so many minutes before are checked again. */
const MINUTOS_DE_NOVO = 2;
export function comVagasMovidas(desde: Instante): Sql {
  return sql`
  select entidade_id from transicoes
  where entidade = 'vaga' and em >= ${desde}::timestamptz - make_interval(mins => ${sql.lit(MINUTOS_DE_NOVO)})`;
}

type ContaConferida = 'bloqueado' | 'caucao' | 'recebivel' | 'promocional' | 'guardado';
/** Accounts of one kind that those transactions moved. */
function contasDe(tipo: ContaConferida, escopo: Escopo): Sql {
  return sql`select usuario_id, saldo from contas where tipo = ${tipo} and usuario_id is not null and ${
    escopo === null ? TUDO : sql`id in (select conta_id from partidas where ${entre('transacao_id', escopo)})`
  }`;
}
/**
 * Compares accounts with amounts that are also kept elsewhere, by person. A person with an amount and no such account
 * is wrong too; only a whole check can see that.
 */
export function contraContas(tipo: ContaConferida, guardados: (quem: Sql) => Sql, escopo: Escopo): Sql {
  return contar(sql`
  with c as (${contasDe(tipo, escopo)})
  select usuario_id as id, coalesce(c.saldo, 0) <> coalesce(g.soma, 0) as errado
  from c full join (${guardados(escopo === null ? TUDO : sql`usuario_id in (select usuario_id from c)`)}) g using (usuario_id)`);
}

export function promocionais(quem: Sql): Sql {
  return sql`select usuario_id, sum(valor - gasto - vencido) as soma from creditos_promocionais where ${quem} group by usuario_id`;
}
