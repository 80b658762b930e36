import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { concursosApresentados } from './concursos-apresentados.ts';

/** The concursos that a member's pool enters (spec B§7). */
export async function getConcursosDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof loterias.getConcursosDoBolao>,
) {
  return { itens: await concursosApresentados(ctx, id) };
}
