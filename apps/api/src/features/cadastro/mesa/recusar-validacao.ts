import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Decidida } from './decidir-sobre-validacao.ts';
import { decidirSobreValidacao } from './decidir-sobre-validacao.ts';

/** Refused with a reason that the person reads (REGRAS 2.15). */
export async function recusarValidacao(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.recusarValidacao>,
): Decidida {
  return await decidirSobreValidacao(ctx, {
    idPublico: params.id,
    evento: 'recusar',
    mensagem: body.mensagem,
    motivo: body.motivo,
  });
}
