import { MAQUINA_VAGA } from '@rateia/domain/grupos/vagas';
import { sql } from 'kysely';
import type { Executor } from '../db/banco.ts';
import { faltasDaTrilha, MONTAR } from './trilhas.ts';

/** A world of tests, or the part of one that has its database. */
export type ComBanco = { readonly aplicacao: { readonly deps: { readonly db: Executor } } };

/** Says that a test itself put the seats of these groups into the state that they have, so that their trail goes on from there. */
export async function vagasMontadas(db: Executor, grupos: readonly number[]): Promise<void> {
  await sql`
    insert into transicoes (entidade, entidade_id, de, evento, para, quem, em, dados)
    select 'vaga', grupo_id, 'livre', ${MONTAR}, estado, 'sistema', now(), jsonb_build_object('numero', numero) from vagas
    where estado <> 'livre' and grupo_id = any(${[...grupos]}::bigint[])`.execute(db);
}

/**
 * Fails unless the trail of every seat starts free, has no gap, names only steps of the seat's table, and ends in the
 * state of the seat (CONFIABILIDADE 1.10: every transition writes an audit row).
 */
export async function conferirTrilhaDasVagas({
  aplicacao: {
    deps: { db },
  },
}: ComBanco): Promise<void> {
  const faltas = await faltasDaTrilha(db, {
    entidade: 'vaga',
    coisa: sql`entidade_id || '/' || (dados->>'numero')`,
    agora: sql`select grupo_id || '/' || numero as coisa, estado from vagas`,
    linhas: MAQUINA_VAGA.transicoes,
    nasce: 'livre',
  });
  if (faltas.length > 0) throw new Error(`trails broken: ${faltas.join('; ')}`);
}
