import type { ContextoUsuario } from '../../../http/contexto.ts';
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
