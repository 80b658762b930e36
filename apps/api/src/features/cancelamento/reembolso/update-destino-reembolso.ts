import type { cancelamento } from '@rateia/contracts/cancelamento';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { exigirMembro } from '../exigir-membro.ts';
import { definirDestino, travarMembro } from '../repository.ts';

type Contrato = typeof cancelamento.updateDestinoReembolso;

/** Chosen before anything ends, so that it also holds for a refund that the member does not ask for (REGRAS 2.9). */
export async function updateDestinoReembolso(
  ctx: ContextoUsuario,
  { body: { idGrupo, destino } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await emTransacao(ctx.db, async (trx) => {
    const { id: assinaturaId } = await exigirMembro({ ...ctx, db: trx }, idGrupo, 'updateDestinoReembolso');
    await travarMembro(trx, assinaturaId);
    await definirDestino(trx, { assinaturaId, destino });
    return { destino };
  });
}
