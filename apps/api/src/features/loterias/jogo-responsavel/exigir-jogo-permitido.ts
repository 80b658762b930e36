import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { formatarReais } from '@rateia/domain/dinheiro';
import { abertaNoEstado, restanteNoMes } from '@rateia/domain/loterias/jogo-responsavel';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import type { Trx } from '../../../db/banco.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirValidacoes, idadeEEstado } from '../../cadastro/index.ts';
import { gastoNoMes, recusaDeJogo } from './jogo-repository.ts';
import type { Jogador } from './situacao-do-jogo.ts';
import { afastamentoDe, limiteDe } from './situacao-do-jogo.ts';

/**
 * Refuses a purchase of cotas to a person who is not 18 or older by the birth date of his CPF, who is away from the pools,
 * or who lives outside the only state of a lottery. Takes no lock (REGRAS 2.12 Who, Limits).
 */
export async function exigirQuePossaJogar(ctx: Jogador, loterias: readonly SlugDaLoteria[]): Promise<void> {
  await exigirValidacoes(ctx.db, ctx.usuario.id, ['dadosFiscais']);
  const { maiorDeIdade, uf } = await idadeEEstado(ctx);
  if (maiorDeIdade !== true) recusar('bolaoParaMaiores');
  if (loterias.some((loteria) => !abertaNoEstado(loteria, uf))) recusar('soParaMinasGerais');
  await exigirPresente(ctx);
}

/**
 * The same, and refuses an amount that passes the person's limit of the month. It runs in the transaction that then holds the
 * cotas: the month is locked from here on, and the database counts the cotas as they are taken and as they go free.
 */
export async function exigirJogoPermitido(
  ctx: Jogador & { readonly db: Trx },
  { loterias, valor }: { readonly loterias: readonly SlugDaLoteria[]; readonly valor: Centavos },
): Promise<void> {
  await exigirQuePossaJogar(ctx, loterias);
  const { limiteMensal: padrao } = (await ctx.deps.regras()).loterias;
  const { usuario, agora } = ctx;
  const porque = await recusaDeJogo(ctx.db, { usuarioId: usuario.id, valor, padrao, agora });
  if (porque === 'afastado') await exigirPresente(ctx);
  if (porque === 'limite') {
    const { valor: limite } = await limiteDe(ctx);
    const resta = restanteNoMes(limite, await gastoNoMes(ctx.db, { usuarioId: usuario.id, agora }));
    recusar('limiteDeJogo', { valores: { limite: formatarReais(limite), resta: formatarReais(resta) } });
  }
}

async function exigirPresente(ctx: Jogador): Promise<void> {
  const afastamento = await afastamentoDe(ctx);
  if (afastamento === undefined) return;
  const { ate } = afastamento;
  if (ate === null) recusar('jogoExcluido');
  recusar('jogoEmPausa', { valores: { data: formatarDiaCompleto(diaDe(ate)) } });
}
