import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { milissegundosDe } from '@rateia/domain/datas';
import type { EdicaoEspecial } from '@rateia/domain/marketing/loteria-especial';
import { recusaDaEdicao } from '@rateia/domain/marketing/loteria-especial';
import { emTransacao } from '../../../../db/banco.ts';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { recusar } from '../../../../http/erros.ts';
import { anotarEdicao, listarEdicoes } from './edicoes-especiais.ts';

/** A new edition, or another moment of the draw; one that was drawn stays as it was (spec A§2, A§9). */
export async function salvarEdicaoEspecial(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.salvarEdicaoEspecial>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const outras = await listarEdicoes(trx);
    const campos = recusaDaEdicao({ ...params, ...body }, { agora: ctx.agora, outras });
    if (campos !== undefined) recusar('dadosInvalidos', { dados: { campos } });
    // The same edition again: nothing changes, and no note is written.
    if (outras.some((edicao) => ehAMesma(edicao, { ...params, ...body }))) return;
    const gravada = await trx
      .insertInto('loterias_especiais')
      .values({ slug: params.slug, data_padrao: params.dataPadrao, sorteio_em: body.sorteioEm })
      .onConflict((c) =>
        c
          .columns(['slug', 'data_padrao'])
          .doUpdateSet({ sorteio_em: body.sorteioEm })
          .where('loterias_especiais.sorteio_em', '>', ctx.agora),
      )
      .returning('slug')
      .executeTakeFirst();
    if (gravada === undefined) {
      recusar('dadosInvalidos', { dados: { campos: { dataPadrao: 'Esta edição já foi sorteada.' } } });
    }
    await anotarEdicao(trx, ctx, { acao: 'loteria.salvar', ...params });
  });
}

function ehAMesma(uma: EdicaoEspecial, outra: EdicaoEspecial): boolean {
  return (
    uma.slug === outra.slug &&
    uma.dataPadrao === outra.dataPadrao &&
    milissegundosDe(uma.sorteioEm) === milissegundosDe(outra.sorteioEm)
  );
}
