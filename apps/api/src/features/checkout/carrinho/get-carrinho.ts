import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';

/** The cart of the account, the same on every device (spec B§4). */
export async function getCarrinho({ db, deps, usuario }: ContextoUsuario): Promise<Carrinho> {
  return await carrinhoDe(db, deps, usuario.id);
}
