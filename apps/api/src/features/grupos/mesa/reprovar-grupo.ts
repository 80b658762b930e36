import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { decidirSobreGrupo } from './decidir-sobre-grupo.ts';

/** Refuses a group with a reason that its administrator reads (REGRAS 2.1). */
export async function reprovarGrupo(ctx: ContextoUsuario, { params, body }: Recebida<typeof backoffice.reprovarGrupo>) {
  return await decidirSobreGrupo(ctx, {
    grupoId: params.id,
    mensagem: body.mensagem,
    acao: 'grupo.reprovar',
    evento: () => 'recusar',
  });
}
