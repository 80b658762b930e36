import type { ContextoUsuario } from '../../../http/contexto.ts';
import { guardarComboDoCarrinho } from '../../pedido/index.ts';
import { guardarCupomDoCarrinho } from '../cupons/repository.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';
import { tirarDoCarrinho } from './repository.ts';

/** Empties the cart, and takes its combo and coupon off (spec B§4). */
export async function limparCarrinho({
  db,
  deps,
  agora,
  usuario: { id: usuarioId },
}: ContextoUsuario): Promise<Carrinho> {
  await tirarDoCarrinho(db, { usuarioId });
  await guardarComboDoCarrinho(db, { usuarioId, comboId: null, agora });
  await guardarCupomDoCarrinho(db, { usuarioId, cupomId: null, agora });
  return await carrinhoDe(db, deps, usuarioId);
}
