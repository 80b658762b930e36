import type { Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { Instante } from '@rateia/domain/datas';
import type { Executor } from '../../../db/banco.ts';
import { acharComboDoCarrinho, comboCompleto, comboVale, guardarComboDoCarrinho } from '../../pedido/index.ts';
import { cupomDoCarrinho, guardarCupomDoCarrinho } from '../cupons/repository.ts';

type Carrinho = Resposta<typeof checkout.getCarrinho>;
type Posto = {
  readonly usuarioId: number;
  /** The groups of the cart. */
  readonly grupos: readonly number[];
  readonly cupom: Carrinho['cupom'];
  readonly agora: Instante;
};

/** The combo of a cart, if it holds; its discount only while its coupon is applied and valid (spec B§3 Combo, B§4). */
export async function comboNoCarrinho(db: Executor, p: Posto): Promise<Carrinho['combo']> {
  const combo = await acharComboDoCarrinho(db, p.usuarioId);
  if (combo === undefined || !comboVale(combo, p.agora) || !comboCompleto(combo, p.grupos)) return null;
  const { id, nome, itens, cupom: coupon } = combo;
  const isCouponApplied = coupon !== null && p.cupom?.codigo === coupon;
  return {
    id,
    nome,
    itemsId: itens.map((item) => item.id),
    coupon,
    isCouponApplied,
    isCouponValid: isCouponApplied && p.cupom?.vale === true,
  };
}

/** A group of the combo that is in the cart no more resets the combo, and its coupon with it (spec B§4). */
export async function conferirCombo(
  db: Executor,
  p: { readonly usuarioId: number; readonly ficam: readonly number[]; readonly agora: Instante },
): Promise<void> {
  const { usuarioId, ficam, agora } = p;
  const combo = await acharComboDoCarrinho(db, usuarioId);
  if (combo === undefined || comboCompleto(combo, ficam)) return;
  await guardarComboDoCarrinho(db, { usuarioId, comboId: null, agora });
  const aplicado = await cupomDoCarrinho(db, usuarioId);
  if (combo.cupomId !== null && aplicado?.id === combo.cupomId)
    await guardarCupomDoCarrinho(db, { usuarioId, cupomId: null, agora });
}
