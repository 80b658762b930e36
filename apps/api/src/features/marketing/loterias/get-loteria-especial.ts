import { diaDe } from '@rateia/domain/datas';
import type { LoteriaEspecial } from '@rateia/domain/marketing/loteria-especial';
import { edicaoNaFaixa, LOTERIAS_ESPECIAIS } from '@rateia/domain/marketing/loteria-especial';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { foraDasLoterias } from '../../loterias/index.ts';

/**
 * The special lottery of the banner; null while lotteries are not promoted, and for a person known to be under 18 or away from the pools (spec
 * A§2; REGRAS 2.12).
 */
export async function getLoteriaEspecial(ctx: ContextoUsuario) {
  const { marketing } = await ctx.deps.regras();
  if (!marketing.divulgaLoterias) return { especial: null };
  const edicoes = await ctx.db
    .selectFrom('loterias_especiais')
    .select(['slug', 'data_padrao as dataPadrao', 'sorteio_em as sorteioEm'])
    .where('sorteio_em', '>', ctx.agora)
    .$narrowType<{ readonly slug: LoteriaEspecial }>()
    .execute();
  const edicao = edicaoNaFaixa(edicoes, ctx.agora);
  if (edicao === undefined || (await foraDasLoterias(ctx))) return { especial: null };
  const { slug, sorteioEm } = edicao;
  return { especial: { slug, nome: LOTERIAS_ESPECIAIS[slug], dia: diaDe(sorteioEm), sorteioEm } };
}
