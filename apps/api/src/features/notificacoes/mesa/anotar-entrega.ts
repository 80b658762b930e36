import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** Notes in the trail an operator's act on a message that did not arrive. */
export async function anotarEntrega(
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, id }: { readonly acao: string; readonly id: number },
): Promise<void> {
  return await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `entrega:${id}`, ip, em: agora });
}
