import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Carrinho } from './julgar.ts';
import { carrinhoDe } from './julgar.ts';
import { mudarVagas } from './repository.ts';

/** Another number of seats; the answer says whether they are there. */
export async function mudarVagasDoCarrinho(
  { db, deps, usuario: { id: usuarioId } }: ContextoUsuario,
  { params: { id: grupoId }, body: { vagas } }: Recebida<typeof checkout.mudarVagasDoCarrinho>,
): Promise<Carrinho> {
  if (!(await mudarVagas(db, { usuarioId, grupoId, vagas }))) recusar('naoEncontrado');
  return await carrinhoDe(db, deps, usuarioId);
}
