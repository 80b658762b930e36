import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { milissegundosDe } from '@rateia/domain/datas';
import type { EdicaoEspecial } from '@rateia/domain/marketing/loteria-especial';
import { LOTERIAS_ESPECIAIS, recusaDaEdicao, situacaoDaEdicao } from '@rateia/domain/marketing/loteria-especial';
import type { Executor, Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';

/** Editions of special lotteries: those to come, the nearest first, then those that were drawn (spec A§2, A§9). */
export const getEdicoesEspeciais = async ({
  db,
  agora,
}: ContextoUsuario): Promise<Resposta<typeof backoffice.getEdicoesEspeciais>> => {
  const todas = (await listarEdicoes(db)).map((edicao) => ({
    ...edicao,
    nome: LOTERIAS_ESPECIAIS[edicao.slug],
    situacao: situacaoDaEdicao(edicao, agora),
  }));
  const [sorteadas, porVir] = [true, false].map((passou) =>
    todas.filter(({ situacao }) => (situacao === 'sorteada') === passou),
  );
  return { itens: [...(porVir ?? []), ...(sorteadas ?? []).reverse()] };
};

/** A new edition, or another moment of the draw; one that was drawn stays as it was (spec A§2, A§9). */
export const salvarEdicaoEspecial = async (
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof backoffice.salvarEdicaoEspecial>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const outras = await listarEdicoes(trx);
    const campos = recusaDaEdicao({ ...params, ...body }, { agora: ctx.agora, outras });
    if (campos !== undefined) recusar('dadosInvalidos', { dados: { campos } });
    // Said again as it is: nothing changes, and nothing is written down.
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
    await anotar(trx, ctx, { acao: 'loteria.salvar', ...params });
  });

/** Takes an edition that is not held off the list (spec A§2). */
export const deleteEdicaoEspecial = async (
  ctx: ContextoUsuario,
  { params }: Recebida<typeof backoffice.deleteEdicaoEspecial>,
): Promise<void> =>
  await emTransacao(ctx.db, async (trx) => {
    const tirada = await trx
      .deleteFrom('loterias_especiais')
      .where('slug', '=', params.slug)
      .where('data_padrao', '=', params.dataPadrao)
      .returning('slug')
      .executeTakeFirst();
    if (tirada === undefined) recusar('naoEncontrado');
    await anotar(trx, ctx, { acao: 'loteria.tirar', ...params });
  });

const ehAMesma = (uma: EdicaoEspecial, outra: EdicaoEspecial): boolean =>
  uma.slug === outra.slug &&
  uma.dataPadrao === outra.dataPadrao &&
  milissegundosDe(uma.sorteioEm) === milissegundosDe(outra.sorteioEm);

const listarEdicoes = async (db: Executor): Promise<EdicaoEspecial[]> =>
  await db
    .selectFrom('loterias_especiais')
    .select(['slug', 'data_padrao as dataPadrao', 'sorteio_em as sorteioEm'])
    .orderBy('sorteio_em')
    .$narrowType<{ slug: EdicaoEspecial['slug'] }>()
    .execute();

const anotar = async (
  trx: Trx,
  { usuario, ip, agora }: ContextoUsuario,
  { acao, slug, dataPadrao }: { readonly acao: string } & Pick<EdicaoEspecial, 'slug' | 'dataPadrao'>,
): Promise<void> =>
  await registrarAuditoria(trx, {
    usuarioId: usuario.id,
    acao,
    alvo: `loteria:${slug}:${dataPadrao}`,
    ip,
    em: agora,
  });
