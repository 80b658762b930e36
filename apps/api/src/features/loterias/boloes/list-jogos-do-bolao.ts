import type { boloes as contrato } from '@rateia/contracts/boloes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apostasDoBolao } from './bolao.ts';
import { chancesJuntas } from './chances-juntas.ts';
import { exigirBolao } from './exigir-bolao.ts';
import { apresentarJogo } from './presenter.ts';

/** The bets of a pool, each with its exact odds on the day of its draw, and the odds of all together (spec B§7). */
export async function listJogosDoBolao(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.listJogosDoBolao>,
): Promise<Resposta<typeof contrato.listJogosDoBolao>> {
  const { bolao } = await exigirBolao(ctx, id);
  const jogos = await apostasDoBolao(ctx.db, id);
  return {
    jogos: jogos.map((jogo) => apresentarJogo(jogo, bolao.sorteioEm)),
    chances: chancesJuntas(jogos, bolao.sorteioEm),
  };
}
