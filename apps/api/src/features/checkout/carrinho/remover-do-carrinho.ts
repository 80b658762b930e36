import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { conferirCombo } from '../combos/combo-no-carrinho.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';
import { lerCarrinho, tirarDoCarrinho } from './repository.ts';

/** Takes a group out of the cart; a group of the combo resets the combo (spec B§4). */
export async function removerDoCarrinho(
  { db, deps, agora, usuario: { id: usuarioId } }: ContextoUsuario,
  { params: { id } }: Recebida<typeof checkout.removerDoCarrinho>,
): Promise<Carrinho> {
  await tirarDoCarrinho(db, { usuarioId, grupos: [id] });
  const ficam = (await lerCarrinho(db, usuarioId)).map(({ grupoId }) => grupoId);
  await conferirCombo(db, { usuarioId, ficam, agora });
  return await carrinhoDe(db, deps, usuarioId);
}
