import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { mostrarRetiradas } from './presenter.ts';
import { listarRetiradas } from './repository.ts';

/** Withdrawals of the user, newest first. */
export async function getRetiradas(ctx: ContextoUsuario, { query }: Recebida<typeof contrato.getRetiradas>) {
  const { db, deps, usuario, agora } = ctx;
  const { itens, total } = await listarRetiradas(db, { usuarioId: usuario.id, ...query });
  const mostradas = await mostrarRetiradas(db, deps.cifra, { retiradas: itens, regras: await deps.regras(), agora });
  return { itens: mostradas, total, ...query };
}
