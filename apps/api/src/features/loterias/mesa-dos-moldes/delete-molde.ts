import type { backofficeMoldes as contrato } from '@rateia/contracts/backoffice-moldes';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { guardarMolde } from './moldes.ts';

/** Takes a template away; no pool refers to it (REGRAS 2.12 Templates). */
export async function deleteMolde(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.deleteMolde>,
): Promise<void> {
  await emTransacao(ctx.db, async (trx) => {
    async function fazer(): Promise<number | undefined> {
      const tirado = await trx.deleteFrom('moldes').where('id', '=', id).returning('id').executeTakeFirst();
      return tirado?.id;
    }
    await guardarMolde(ctx, trx, { acao: 'molde.tirar', fazer });
  });
}
