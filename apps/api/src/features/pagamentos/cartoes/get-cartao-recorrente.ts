import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarCartoes } from './cartoes-do-usuario.ts';

/** The card that pays by itself: the default one, while it is good (spec B§7). */
export async function getCartaoRecorrente(
  ctx: ContextoUsuario,
): Promise<Resposta<typeof pagamentos.getCartaoRecorrente>> {
  return {
    cartao: (await listarCartoes(ctx)).find(({ principal, vencido }) => principal && !vencido) ?? null,
  };
}
