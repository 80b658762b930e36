import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../http/contexto.ts';
import type { Decidida } from './decidir-sobre-validacao.ts';
import { decidir } from './decidir-sobre-validacao.ts';

export const pedirValidacaoNovamente = async (
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.pedirValidacaoNovamente>,
): Decidida =>
  await decidir(ctx, { idPublico: params.id, evento: 'pedirNovamente', mensagem: body.mensagem, partes: body.partes });
