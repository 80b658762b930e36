import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';

/** What an operator did with a message that did not arrive, in the trail. */
export const anotarEntrega = async (
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, id }: { readonly acao: string; readonly id: number },
): Promise<void> =>
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `entrega:${id}`, ip, em: agora });
