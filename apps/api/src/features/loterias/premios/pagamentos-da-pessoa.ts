import type { Centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';

/** The price that a person paid for the cotas that he has in pools, by pool. */
export async function pagoPelaPessoa(
  db: Executor,
  { usuarioId, boloes }: { readonly usuarioId: number; readonly boloes: readonly number[] },
): Promise<readonly { readonly bolaoId: number; readonly cotas: number; readonly valor: Centavos }[]> {
  if (boloes.length === 0) return [];
  return await db
    .selectFrom('cotas as c')
    .innerJoin('boloes as b', 'b.id', 'c.bolao_id')
    .select(['c.bolao_id as bolaoId', sql<number>`count(*)::int`.as('cotas')])
    .select(sql<Centavos>`sum(b.valor_cota + b.valor_taxa - b.valor_subsidio)::bigint`.as('valor'))
    .where('c.usuario_id', '=', usuarioId)
    .where('c.estado', '=', 'vendida')
    .where('c.bolao_id', 'in', [...boloes])
    .groupBy('c.bolao_id')
    .execute();
}
