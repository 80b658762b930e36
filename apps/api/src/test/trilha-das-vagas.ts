import type { QuemMoveVaga } from '@rateia/domain/grupos/vagas';
import { MAQUINA_VAGA } from '@rateia/domain/grupos/vagas';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';
import { MONTAR } from './trilhas.ts';

type Linha = {
  readonly grupo: number;
  readonly numero: number;
  readonly de: string;
  readonly evento: string;
  readonly para: string;
  readonly quem: QuemMoveVaga;
};

/** A world of tests, or the part of one that has its database. */
type ComBanco = { readonly aplicacao: { readonly deps: { readonly db: Executor } } };

/** Says that a test itself put the seats of these groups into the state that they have, so that their trail goes on from there. */
export const vagasMontadas = async (db: Executor, grupos: readonly number[]): Promise<void> => {
  await sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
    select 'vaga', grupo_id, 'livre', ${MONTAR}, estado, 'sistema', now(), jsonb_build_object('numero', numero) from vagas
    where estado <> 'livre' and grupo_id = any(${[...grupos]}::bigint[])`.execute(db);
};

/**
 * Fails unless the trail of every seat starts free, goes on where it was, knows only rows of the seat's table, and ends
 * in the state that the seat has (issue text C: every transition writes an audit row). Answers the trails.
 */
export const conferirTrilhaDasVagas = async ({
  aplicacao: {
    deps: { db },
  },
}: ComBanco): Promise<readonly Linha[]> => {
  const { rows } = await sql<Linha>`
    select entidade_id as grupo, (dados->>'numero')::int as numero, de, evento, para, quem from transicoes
    where entidade = 'vaga' order by id`.execute(db);
  const vagas = await db.selectFrom('vagas').select(['grupo_id as grupo', 'numero', 'estado']).execute();
  const estados = new Map(vagas.map(({ grupo, numero }) => [`${grupo}/${numero}`, 'livre']));
  for (const l of rows) {
    const vaga = `${l.grupo}/${l.numero}`;
    if (estados.get(vaga) !== l.de) throw new Error(`seat ${vaga} was ${estados.get(vaga)}, its trail says ${l.de}`);
    const naTabela = MAQUINA_VAGA.transicoes.some(
      (t) => t.de === l.de && t.evento === l.evento && t.para === l.para && t.quem.includes(l.quem),
    );
    if (!naTabela && l.evento !== MONTAR)
      throw new Error(`no row of the table: ${l.de} ${l.evento} ${l.para} by ${l.quem}`);
    estados.set(vaga, l.para);
  }
  for (const { grupo, numero, estado } of vagas) {
    const naTrilha = estados.get(`${grupo}/${numero}`);
    if (naTrilha !== estado) throw new Error(`seat ${grupo}/${numero} is ${estado}, its trail says ${naTrilha}`);
  }
  return rows;
};
