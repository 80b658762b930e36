import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Decidida } from './decidir-sobre-validacao.ts';
import { decidirSobreValidacao } from './decidir-sobre-validacao.ts';

/** Asks for one or more pictures again; the others stay as they are (REGRAS 2.15). */
export async function pedirValidacaoNovamente(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.pedirValidacaoNovamente>,
): Decidida {
  return await decidirSobreValidacao(ctx, {
    idPublico: params.id,
    evento: 'pedirNovamente',
    mensagem: body.mensagem,
    partes: body.partes,
  });
}
