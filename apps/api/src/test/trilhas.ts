import { INICIO } from '@rateia/domain/maquina';
import type { NomeDaMaquina } from '@rateia/domain/maquinas';
import { MAQUINAS } from '@rateia/domain/maquinas';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';

/** Rows of a machine's table, of any types. */
type Linhas = readonly {
  readonly de: string | number;
  readonly evento: string;
  readonly para: string | number;
  readonly quem: readonly string[];
}[];

/** Machines whose things have a row of their table for each step. A seat and a cota have no id and are checked by themselves. */
type ComTrilha = Exclude<NomeDaMaquina, 'vaga' | 'cota'>;
type Trilha = {
  readonly tabela: string;
  readonly coluna: string;
  readonly linhas: Linhas;
  /** The state in which a thing is made, where making it is no step of its machine. */
  readonly nasce: string | number | null;
};

/** The table of each machine, and the column of its states. */
export const COM_TRILHA = new Map<ComTrilha, Trilha>(
  MAQUINAS.flatMap(({ nome, tabela, coluna, transicoes, nasce, quemNaTrilha }) => {
    if (nome === 'vaga' || nome === 'cota') return [];
    const linhas: Linhas = transicoes;
    const naTrilha = quemNaTrilha === null ? linhas : linhas.map((linha) => ({ ...linha, quem: [quemNaTrilha] }));
    return [[nome, { tabela, coluna, linhas: naTrilha, nasce }] as const];
  }),
);
function trilhaDe(entidade: ComTrilha): Trilha {
  const trilha = COM_TRILHA.get(entidade);
  if (trilha === undefined) throw new Error(entidade);
  return trilha;
}

/** The event of a row that a test wrote straight into a table; the product has none of this name. */
export const MONTAR = 'montar';

/** Says that a test itself put these things into the state that they have, so that their trail goes on from there. */
export async function montados(db: Executor, entidade: ComTrilha, ids: readonly number[] | 'todos'): Promise<void> {
  const { tabela, coluna } = trilhaDe(entidade);
  await sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em)
    select ${entidade}, id, null, ${MONTAR}, ${sql.ref(coluna)}::text, 'sistema', now() from ${sql.table(tabela)}
    where ${ids === 'todos' ? sql`true` : sql`id = any(${[...ids]}::bigint[])`}`.execute(db);
}

/**
 * The rows with which the trail of a kind of thing is compared: the name of each thing, its state now, and its first
 * state.
 */
export type TrilhaAConferir = {
  readonly entidade: NomeDaMaquina;
  /** The identity of the thing in a row of the trail. */
  readonly coisa: RawBuilder<unknown>;
  /** Rows of `coisa` and `estado`. */
  readonly agora: RawBuilder<unknown>;
  readonly linhas: Linhas;
  readonly nasce: string | number | null;
};

/** The number of faults that a person can read. */
const MAIS_FALTAS = 20;

/** The faults of a trail, found in the database, because a crowd leaves millions of rows. */
export async function faltasDaTrilha(db: Executor, t: TrilhaAConferir): Promise<readonly string[]> {
  const { entidade, coisa, agora, linhas, nasce } = t;
  const daTabela = linhas.flatMap(({ de, evento, para, quem }) => quem.map((q) => [de, evento, para, q].join(' ')));
  const { rows } = await sql<{ readonly falta: string }>`
    with passos as (
      select ${coisa} as coisa, evento = ${MONTAR} as montado, de, para, concat_ws(' ', coalesce(de, ${INICIO}), evento, para, quem) as passo,
        coalesce(lag(para) over w, ${nasce}::text) as era, lead(id) over w is null as ultimo
      from transicoes where entidade = ${entidade} window w as (partition by ${coisa} order by id)
    ), agora as (${agora})
    select ${entidade} || ' ' || falta as falta from (
      select coisa || ' was ' || coalesce(era, 'nothing') || ', its trail says ' || passo as falta
      from passos where not montado and era is distinct from de
      union all select coisa || ': no row of the table: ' || passo from passos where not montado and passo <> all(${daTabela}::text[])
      union all select coisa || ' is ' || estado || ', its trail says ' || coalesce(para, ${nasce}::text, 'nothing')
      from agora left join (select coisa, para from passos where ultimo) u using (coisa)
      where coalesce(para, ${nasce}::text) is distinct from estado
    ) x limit ${MAIS_FALTAS}`.execute(db);
  return rows.map(({ falta }) => falta);
}

/**
 * Fails unless the trail of every thing with states (groups, memberships, invoices, and so on) begins with its
 * creation, continues from each state by rows of its machine's table, and ends in the state of the thing
 * (CONFIABILIDADE 1.10: every transition writes an audit row).
 */
export async function conferirTrilhas(db: Executor): Promise<void> {
  const faltas: string[] = [];
  for (const [entidade, { tabela, coluna, linhas, nasce }] of COM_TRILHA) {
    const coisa = sql`entidade_id::text`;
    const agora = sql`select id::text as coisa, ${sql.ref(coluna)}::text as estado from ${sql.table(tabela)}`;
    faltas.push(...(await faltasDaTrilha(db, { entidade, coisa, agora, linhas, nasce })));
  }
  if (faltas.length > 0) throw new Error(`trails broken: ${faltas.slice(0, MAIS_FALTAS).join('; ')}`);
}
