import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { concursosDoBolao } from '../boloes/bolao.ts';
import { exigirDoBolao } from './exigir-do-bolao.ts';
import { resultadosDoBolao } from './premios-repository.ts';
import { apresentarConcurso } from './presenter.ts';

/** The concursos of a member's pool, in the order of their draws. */
export async function concursosApresentados(ctx: ContextoUsuario, bolaoId: number) {
  await exigirDoBolao(ctx, bolaoId);
  const resultados = await resultadosDoBolao(ctx.db, bolaoId);
  return (await concursosDoBolao(ctx.db, bolaoId)).map((um) => apresentarConcurso(um, resultados));
}

/** GET /loteria/grupo/{id}/concurso (spec B§7). */
export async function getConcursosDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof loterias.getConcursosDoBolao>,
) {
  return { itens: await concursosApresentados(ctx, id) };
}

const PASSO = { anterior: -1, atual: 0, proximo: 1 } as const;

/** One concurso of a pool, or its neighbour among those of the pool; there is none before the first (spec B§7 `acao`). */
export async function getConcursoDoBolao(
  ctx: ContextoUsuario,
  { params: { id, n }, query: { acao } }: Recebida<typeof loterias.getConcursoDoBolao>,
) {
  const todos = await concursosApresentados(ctx, id);
  const onde = todos.findIndex(({ concurso }) => concurso === n);
  const achado = onde < 0 ? undefined : todos[onde + PASSO[acao]];
  return achado ?? recusar('naoEncontrado');
}
