import { centavos } from '@rateia/domain/dinheiro';
import type { ValoresDaCota } from '@rateia/domain/loterias/cota';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import type { Item } from '../../../http/itens.ts';

/** The cotas of an item: their pool, their person, and their price. */
export type CotasDoItem = {
  readonly itemId: number;
  readonly bolaoId: number;
  readonly usuarioId: number;
  readonly valores: ValoresDaCota;
  readonly nome: string;
  readonly loterias: readonly SlugDaLoteria[];
};

/** The items of cotas among these, each with its pool. */
export async function cotasDosItens(db: Executor, ids: readonly number[]): Promise<readonly CotasDoItem[]> {
  if (ids.length === 0) return [];
  const linhas = await db
    .selectFrom('itens_de_cota as k')
    .innerJoin('boloes as b', 'b.id', 'k.bolao_id')
    .select(['k.item_id', 'k.bolao_id', 'k.usuario_id', 'k.valor_cota', 'k.valor_taxa', 'k.valor_subsidio', 'b.nome'])
    .select(
      sql<readonly SlugDaLoteria[]>`(
        select array_agg(c.loteria order by c.loteria) from bolao_concursos c where c.bolao_id = b.id)`.as('loterias'),
    )
    .where('k.item_id', 'in', [...ids])
    .execute();
  return linhas.map((k) => ({
    itemId: k.item_id,
    bolaoId: k.bolao_id,
    usuarioId: k.usuario_id,
    valores: { cota: centavos(k.valor_cota), taxa: centavos(k.valor_taxa), subsidio: centavos(k.valor_subsidio) },
    nome: k.nome,
    loterias: k.loterias,
  }));
}

export async function cotasDoItem(db: Executor, { id }: Pick<Item, 'id'>): Promise<CotasDoItem> {
  const [cotas] = await cotasDosItens(db, [id]);
  if (cotas === undefined) throw new Error(`item ${id} has no cotas`);
  return cotas;
}
