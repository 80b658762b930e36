import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { linkDaAnalise } from '../validacao-conta/link-da-analise.ts';

/** A short-lived link to one picture of a case that is being decided; never of the operator's own (REGRAS 2.15). */
export async function createDocumentoLinkDaAnalise(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.createDocumentoLinkDaAnalise>,
) {
  return await linkDaAnalise(ctx, { documentoId: params.id, tamanho: body.tamanho });
}
