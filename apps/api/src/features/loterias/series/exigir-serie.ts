import type { Chamadas } from '@rateia/contracts/todas';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ehMenorConhecido } from '../../cadastro/index.ts';
import { loteriasLigadas } from '../boloes/exigir-bolao.ts';
import { cartoesDasSeries } from './cartoes-das-series.ts';
import type { Adesao, Serie } from './repository.ts';
import { acharAdesao, acharSerie, extratoDaSerie } from './repository.ts';

/** The series that a person may see: of a lottery that is on, by no minor; an ended one by its members (REGRAS 2.12). */
export async function exigirSerie(ctx: ContextoUsuario, id: number): Promise<Serie> {
  const serie = (await acharSerie(ctx.db, id)) ?? recusar('serieNaoEncontrada');
  if (!loteriasLigadas([serie], await ctx.deps.regras())) return recusar('serieNaoEncontrada');
  if (await ehMenorConhecido(ctx)) return recusar('serieNaoEncontrada');
  const foi = await extratoDaSerie(ctx.db, { serieId: id, usuarioId: ctx.usuario.id });
  return serie.encerradaEm === null || foi.length > 0 ? serie : recusar('serieNaoEncontrada');
}

/** The person's place in a series; refuses a person who has none. */
export async function exigirAdesao(ctx: ContextoUsuario, id: number): Promise<Adesao> {
  await exigirSerie(ctx, id);
  const adesao = await acharAdesao(ctx.db, { serieId: id, usuarioId: ctx.usuario.id });
  return adesao ?? recusar('adesaoForaDaEtapa');
}

/** A series as a card, after an act of the person. */
export async function cartaoDaSerie(
  { db, usuario, agora }: ContextoUsuario,
  serie: Serie,
): Promise<Chamadas['listSeries']['resposta']['itens'][number]> {
  const [cartao] = await cartoesDasSeries(db, { lista: [serie], usuarioId: usuario.id, agora });
  if (cartao === undefined) throw new Error('one series was asked for');
  return cartao;
}
