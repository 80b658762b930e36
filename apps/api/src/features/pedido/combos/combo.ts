import type { Instante } from '@rateia/domain/datas';
import { sql } from 'kysely';
import type { Executor } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';

type TipoDeCombo = 'boloes' | 'grupos';

/** A bundle of an operator: pools of one order, or groups of one cart (spec B§3 Combo). */
export type Combo = {
  readonly id: number;
  readonly nome: string;
  readonly tipo: TipoDeCombo;
  readonly cupomId: number | null;
  readonly cupom: string | null;
  readonly terminaEm: Instante | null;
  readonly paradoEm: Instante | null;
  /** The ids of its pools or groups in their order, with how many cotas or seats of each. */
  readonly itens: readonly { readonly id: number; readonly quantidade: number }[];
};

/** Rows of combos with every field, for queries with conditions of their own. */
export function combos(db: Executor) {
  return db
    .selectFrom('combos as k')
    .leftJoin('cupons as c', 'c.id', 'k.cupom_id')
    .select(['k.id', 'k.nome', 'k.cupom_id as cupomId', 'c.codigo as cupom'])
    .select(['k.termina_em as terminaEm', 'k.parado_em as paradoEm', sql<TipoDeCombo>`k.tipo`.as('tipo')])
    .select(
      sql<Combo['itens']>`(
        select jsonb_agg(jsonb_build_object('id', coalesce(i.bolao_id, i.grupo_id), 'quantidade', i.quantidade) order by i.posicao)
        from itens_do_combo i where i.combo_id = k.id)`.as('itens'),
    );
}

/** True until the combo ends or is stopped. */
export function comboVale({ terminaEm, paradoEm }: Combo, agora: Instante): boolean {
  return paradoEm === null && (terminaEm === null || terminaEm > agora);
}

/** True when every thing of the combo is among these (spec B§4 "valid only if every group of the combo is in the cart"). */
export function comboCompleto({ itens }: Combo, ids: readonly number[]): boolean {
  return itens.every(({ id }) => ids.includes(id));
}

/** The combo that a person may take now; for anybody else it does not exist. */
export async function exigirCombo(
  db: Executor,
  c: { readonly id: number; readonly tipo: TipoDeCombo; readonly agora: Instante },
): Promise<Combo> {
  const combo = await combos(db).where('k.id', '=', c.id).where('k.tipo', '=', c.tipo).executeTakeFirst();
  return combo !== undefined && comboVale(combo, c.agora) ? combo : recusar('comboNaoEncontrado');
}

/** The combo that a coupon was made for; undefined for a coupon of its own. */
export async function comboDoCupom(db: Executor, cupomId: number): Promise<Combo | undefined> {
  return await combos(db).where('k.cupom_id', '=', cupomId).executeTakeFirst();
}

/** The combo of a cart, also one that ended since. */
export async function acharComboDoCarrinho(db: Executor, usuarioId: number): Promise<Combo | undefined> {
  return await combos(db)
    .innerJoin('combos_do_carrinho as d', 'd.combo_id', 'k.id')
    .where('d.usuario_id', '=', usuarioId)
    .executeTakeFirst();
}

/** Keeps the combo of a cart, or takes it off. */
export async function guardarComboDoCarrinho(
  db: Executor,
  c: { readonly usuarioId: number; readonly comboId: number | null; readonly agora: Instante },
): Promise<void> {
  const { usuarioId, comboId, agora } = c;
  if (comboId === null) {
    await db.deleteFrom('combos_do_carrinho').where('usuario_id', '=', usuarioId).execute();
    return;
  }
  const valores = { combo_id: comboId, posto_em: agora };
  await db
    .insertInto('combos_do_carrinho')
    .values({ usuario_id: usuarioId, ...valores })
    .onConflict((oc) => oc.column('usuario_id').doUpdateSet(valores))
    .execute();
}
