import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { anotarResposta, exigirMotivo } from './respostas.ts';

type Contrato = typeof cancelamento.createMotivoMembro;

/** Keeps the reason that a member gives, and whether he took the answer to it; nothing ends (REGRAS 2.9). */
export async function createMotivoMembro(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<void> {
  const { idGrupo, motivo, aceitou } = body;
  exigirMotivo(motivo);
  const membro = await exigirMembro(ctx, idGrupo, 'createMotivoMembro');
  await anotarResposta(ctx.db, ctx, { membro, motivo, aceitou });
}
