import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { decidirSobreGrupo } from './decidir-sobre-grupo.ts';

/** Sends a group back to its administrator with the changes to make (REGRAS 2.1). */
export async function pedirAjustesGrupo(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.pedirAjustesGrupo>,
) {
  return await decidirSobreGrupo(ctx, {
    grupoId: params.id,
    mensagem: body.mensagem,
    acao: 'grupo.pedirAjustes',
    evento: () => 'pedirEdicao',
  });
}
