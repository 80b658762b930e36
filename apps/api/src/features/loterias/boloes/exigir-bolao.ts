import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ehMenorConhecido } from '../../cadastro/index.ts';
import type { Bolao, ConcursoDoBolao } from './bolao.ts';
import { acharBolao, concursosDoBolao } from './bolao.ts';

export type BolaoVisivel = { readonly bolao: Bolao; readonly concursos: readonly ConcursoDoBolao[] };

/** True when the switch of all lotteries is on, and that of each of these. */
export function loteriasLigadas(concursos: readonly Pick<ConcursoDoBolao, 'loteria'>[], { loterias }: Regras): boolean {
  return loterias.ligada && concursos.every(({ loteria }) => loterias.jogos[loteria]);
}

/** The pool that a person may see: no draft, of lotteries that are switched on, and by no minor (REGRAS 2.12). */
export async function exigirBolao(ctx: ContextoUsuario, id: number): Promise<BolaoVisivel> {
  const bolao = await acharBolao(ctx.db, id);
  if (bolao === undefined || bolao.estado === ID_ESTADO_BOLAO.rascunho) return recusar('bolaoNaoEncontrado');
  const concursos = await concursosDoBolao(ctx.db, id);
  if (!loteriasLigadas(concursos, await ctx.deps.regras())) return recusar('bolaoNaoEncontrado');
  if (await ehMenorConhecido(ctx)) return recusar('bolaoNaoEncontrado');
  return { bolao, concursos };
}

/** The numbers of the cotas that a person has paid in a pool. */
export async function cotasDaPessoa(
  { db, usuario }: Pick<ContextoUsuario, 'db' | 'usuario'>,
  bolaoId: number,
): Promise<readonly number[]> {
  const linhas = await db
    .selectFrom('cotas')
    .select('numero')
    .where('bolao_id', '=', bolaoId)
    .where('usuario_id', '=', usuario.id)
    .where('estado', '=', 'vendida')
    .orderBy('numero')
    .execute();
  return linhas.map(({ numero }) => numero);
}
