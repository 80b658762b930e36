import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';
import { tirarDoCarrinho } from './repository.ts';

/** Empties the cart (spec B§4). */
export async function limparCarrinho({ db, deps, usuario: { id: usuarioId } }: ContextoUsuario): Promise<Carrinho> {
  await tirarDoCarrinho(db, { usuarioId });
  return await carrinhoDe(db, deps, usuarioId);
}
