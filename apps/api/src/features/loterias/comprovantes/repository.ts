import type { Instante } from '@rateia/domain/datas';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** An official receipt of bets of a pool. */
export type Comprovante = {
  readonly id: number;
  readonly bolaoId: number;
  readonly loteria: SlugDaLoteria;
  readonly concurso: number;
  readonly terminal: string;
  readonly sha256: string;
  /** The order of the bets that it has. */
  readonly apostas: readonly number[];
  /** The cotas that it is the receipt of; null where one ticket is kept for all. */
  readonly cotas: readonly number[] | null;
  readonly arquivo: string;
  readonly tamanho: number;
  readonly enviadoEm: Instante;
};

export function comprovantes(db: Executor) {
  return db
    .selectFrom('comprovantes')
    .select(['id', 'bolao_id as bolaoId', sql<SlugDaLoteria>`loteria`.as('loteria'), 'concurso', 'terminal', 'sha256'])
    .select([
      sql<readonly number[]>`apostas`.as('apostas'),
      sql<readonly number[] | null>`cotas`.as('cotas'),
      'arquivo',
    ])
    .select(['tamanho', 'enviado_em as enviadoEm']);
}

/** The receipts of a pool, in the order in which they came. */
export async function comprovantesDoBolao(db: Executor, bolaoId: number): Promise<readonly Comprovante[]> {
  return await comprovantes(db).where('bolao_id', '=', bolaoId).orderBy('id').execute();
}

/** A receipt with the wrapped key of its file. */
export async function acharComprovante(
  db: Executor,
  id: number,
): Promise<(Comprovante & { readonly chave: Buffer }) | undefined> {
  return await comprovantes(db).select('chave_embrulhada as chave').where('id', '=', id).executeTakeFirst();
}
