import type { Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { listarCartoes } from './cartoes-do-usuario.ts';

/** The saved cards of the caller (spec B§7). */
export const getCartoes = async (ctx: ContextoUsuario): Promise<Resposta<typeof pagamentos.getCartoes>> => ({
  cartoes: [...(await listarCartoes(ctx))],
});
