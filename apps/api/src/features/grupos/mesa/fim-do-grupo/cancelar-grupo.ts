import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { decidirSobreGrupo } from '../decidir-sobre-grupo.ts';

/** Ends a group now, with a reason that its administrator and its members read (REGRAS 2.1, 2.9). */
export async function cancelarGrupo(ctx: ContextoUsuario, { params, body }: Recebida<typeof backoffice.cancelarGrupo>) {
  return await decidirSobreGrupo(ctx, {
    grupoId: params.id,
    mensagem: body.mensagem,
    acao: 'grupo.cancelar',
    evento: () => 'cancelar',
  });
}
