import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { emTransacao } from '../../../../db/banco.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { anotarEdicao } from './edicoes-especiais.ts';

/** Takes an edition that is not held off the list (spec A§2). */
export async function deleteEdicaoEspecial(
  ctx: ContextoUsuario,
  { params }: Recebida<typeof backoffice.deleteEdicaoEspecial>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const tirada = await trx
      .deleteFrom('loterias_especiais')
      .where('slug', '=', params.slug)
      .where('data_padrao', '=', params.dataPadrao)
      .returning('slug')
      .executeTakeFirst();
    if (tirada === undefined) recusar('naoEncontrado');
    await anotarEdicao(trx, ctx, { acao: 'loteria.tirar', ...params });
  });
}
