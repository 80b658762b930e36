import type { backofficeMoldes as contrato } from '@rateia/contracts/backoffice-moldes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarMolde, moldesNaMesa, valoresDoMolde } from './moldes.ts';

type Contrato = typeof contrato.updateMolde;

/** Changes a template; a pool keeps nothing of it, so those that were made from it stay as they are (REGRAS 2.12 Templates). */
export async function updateMolde(
  ctx: ContextoUsuario,
  { params: { id }, body }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  if ((await moldesNaMesa(ctx, id)).length === 0) return recusar('naoEncontrado');
  const valores = await valoresDoMolde(ctx, body);
  return await emTransacao(ctx.db, async (trx) => {
    async function fazer(): Promise<number | undefined> {
      const mudado = await trx
        .updateTable('moldes')
        .set(valores)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return mudado?.id;
    }
    await guardarMolde(ctx, trx, { acao: 'molde.mudar', fazer });
    const [molde] = await moldesNaMesa({ ...ctx, db: trx }, id);
    return molde ?? recusar('naoEncontrado');
  });
}
