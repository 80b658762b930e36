import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { concursosDoBolao } from '../boloes/bolao.ts';
import { exigirDoBolao } from './exigir-do-bolao.ts';
import { apresentarConcurso } from './presenter.ts';

/** The next draw that a pool enters; null after the last (spec B§7). */
export async function getProximaAposta(
  ctx: ContextoUsuario,
  { query: { idGrupo } }: Recebida<typeof loterias.getProximaAposta>,
) {
  const { bolao } = await exigirDoBolao(ctx, idGrupo);
  const proximo = (await concursosDoBolao(ctx.db, idGrupo)).find(({ sorteioEm }) => sorteioEm > ctx.agora);
  if (proximo === undefined) return { proxima: null };
  const { loteria, nome, concurso, sorteioEm } = apresentarConcurso(proximo, []);
  return { proxima: { loteria, nome, concurso, sorteioEm, vendasAte: bolao.vendasAte } };
}
