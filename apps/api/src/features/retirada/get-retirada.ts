import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { mostrarRetirada } from './presenter.ts';
import { acharRetirada } from './repository.ts';

/** One withdrawal of the user; another's does not exist for him. */
export async function getRetirada(ctx: ContextoUsuario, { params }: Recebida<typeof contrato.getRetirada>) {
  const { db, deps, usuario, agora } = ctx;
  const retirada =
    (await acharRetirada(db, { idPublico: params.id, usuarioId: usuario.id })) ?? recusar('naoEncontrado');
  return await mostrarRetirada(db, deps.cifra, { retirada, regras: await deps.regras(), agora });
}
