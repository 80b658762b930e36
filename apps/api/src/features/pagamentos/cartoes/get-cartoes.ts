import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarCartoes } from './cartoes-do-usuario.ts';

/** The saved cards of the caller (spec B§7). */
export async function getCartoes(ctx: ContextoUsuario): Promise<Resposta<typeof pagamentos.getCartoes>> {
  return {
    cartoes: [...(await listarCartoes(ctx))],
  };
}
