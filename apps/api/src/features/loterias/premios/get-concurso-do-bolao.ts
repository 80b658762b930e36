import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { concursosApresentados } from './concursos-apresentados.ts';

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
