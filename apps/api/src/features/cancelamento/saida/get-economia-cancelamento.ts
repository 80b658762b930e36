import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { economiaDoMembro } from '../../carteira/index.ts';
import { exigirMembro } from '../exigir-membro.ts';

type Contrato = typeof cancelamento.getEconomiaCancelamento;

/** The member's saving in this group so far (spec B§7). */
export async function getEconomiaCancelamento(
  ctx: ContextoUsuario,
  { query }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { usuarioId, grupoId } = await exigirMembro(ctx, query.idGrupo, 'getEconomiaCancelamento');
  return await economiaDoMembro(ctx.db, { usuarioId, grupoId });
}
