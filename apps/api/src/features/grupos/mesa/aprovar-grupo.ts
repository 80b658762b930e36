import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { decidirSobreGrupo } from './decidir-sobre-grupo.ts';

/** Clears a group in triage, or approves one that waits for it (REGRAS 2.1). */
export async function aprovarGrupo(ctx: ContextoUsuario, { params, body }: Recebida<typeof backoffice.aprovarGrupo>) {
  return await decidirSobreGrupo(ctx, {
    grupoId: params.id,
    mensagem: body.mensagem,
    acao: 'grupo.aprovar',
    evento: (status) => (status === ID_STATUS_GRUPO.triagem ? 'liberarTriagem' : 'aprovar'),
  });
}
