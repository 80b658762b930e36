import type { CreditoLivre } from '@rateia/domain/carteira/promocional';
import type { Dia, Instante } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';

export type Promocional = CreditoLivre & {
  readonly usuarioId: number;
  readonly gasto: Centavos;
  readonly vencido: Centavos;
};

const LIVRE = sql<number>`p.valor - p.retido - p.gasto - p.vencido`;

/** A credit, locked after the account of its owner: accounts come before it in every order. */
export async function travarPromocional(trx: Trx, creditoId: number): Promise<Promocional> {
  const { usuario_id: usuarioId } = await trx
    .selectFrom('creditos_promocionais')
    .select('usuario_id')
    .where('credito_id', '=', creditoId)
    .executeTakeFirstOrThrow();
  await trx
    .selectFrom('contas')
    .select('id')
    .where('usuario_id', '=', usuarioId)
    .where('tipo', '=', 'promocional')
    .forNoKeyUpdate()
    .execute();
  const l = await trx
    .selectFrom('creditos_promocionais as p')
    .select(['p.gasto', 'p.vencido', 'p.valido_ate', LIVRE.as('livre')])
    .where('p.credito_id', '=', creditoId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    creditoId,
    usuarioId,
    validoAte: l.valido_ate,
    livre: centavos(l.livre),
    gasto: centavos(l.gasto),
    vencido: centavos(l.vencido),
  };
}

/** The credits of a person that may be spent on a day, the one that ends first before the others. */
export async function promocionaisLivres(
  db: Executor,
  { usuarioId, hoje }: { readonly usuarioId: number; readonly hoje: Dia },
): Promise<readonly (CreditoLivre & { readonly descricao: string; readonly criadoEm: Instante })[]> {
  const linhas = await db
    .selectFrom('creditos_promocionais as p')
    .innerJoin('creditos as c', 'c.id', 'p.credito_id')
    .select(['p.credito_id', 'p.valido_ate', 'c.descricao', 'c.criado_em', LIVRE.as('livre')])
    .where('p.usuario_id', '=', usuarioId)
    .where('p.valido_ate', '>=', hoje)
    .where(LIVRE, '>', 0)
    .orderBy('p.valido_ate')
    .orderBy('p.credito_id')
    .execute();
  return linhas.map((l) => ({
    creditoId: l.credito_id,
    livre: centavos(l.livre),
    validoAte: l.valido_ate,
    descricao: l.descricao,
    criadoEm: l.criado_em,
  }));
}
