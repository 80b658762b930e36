import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import type { Executor } from '../../../db/banco.ts';

/** Parts of the months of a membership that went back before, by invoice (REGRAS 2.7). */
export type Devolvidos = ReadonlyMap<number, { readonly parte: Centavos; readonly taxa: Centavos }>;

export async function devolvidosDe(db: Executor, assinaturaId: number): Promise<Devolvidos> {
  const linhas = await db
    .selectFrom('notas_de_credito as n')
    .innerJoin('notas_de_vaga as v', 'v.nota_id', 'n.id')
    .innerJoin('faturas_de_vaga as f', 'f.item_id', 'n.item_id')
    .select((e) => ['f.id', e.fn.sum<number>('v.valor_plano').as('parte'), e.fn.sum<number>('v.valor_taxa').as('taxa')])
    .where('f.assinatura_id', '=', assinaturaId)
    .groupBy('f.id')
    .execute();
  return new Map(linhas.map((l) => [l.id, { parte: centavos(Number(l.parte)), taxa: centavos(Number(l.taxa)) }]));
}
