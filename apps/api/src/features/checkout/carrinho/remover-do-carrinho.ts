import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';
import { tirarDoCarrinho } from './repository.ts';

/** Takes a group out of the cart (spec B§4). */
export async function removerDoCarrinho(
  { db, deps, usuario: { id: usuarioId } }: ContextoUsuario,
  { params: { id } }: Recebida<typeof checkout.removerDoCarrinho>,
): Promise<Carrinho> {
  await tirarDoCarrinho(db, { usuarioId, grupos: [id] });
  return await carrinhoDe(db, deps, usuarioId);
}
