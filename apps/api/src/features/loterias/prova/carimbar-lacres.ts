import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';

/** The roots that one run takes to the authority; the next minute takes the next ones. */
const POR_VEZ = 50;

/**
 * Job `carimbarLacres`: each root without a stamp is signed by an authority outside, at once and then each minute until its draw.
 * The proof stands without it: an authority that is down stops nothing (REGRAS 2.12 Commitment).
 */
export async function carimbarLacres(deps: Deps): Promise<void> {
  const { db, relogio, log, gateways } = deps;
  if (gateways.carimbo === undefined) return;
  for (const { bolaoId, momento, raiz } of await semCarimbo(db, relogio.agora())) {
    const pedido = await gateways.carimbo.carimbar(Buffer.from(raiz, 'hex'));
    if (pedido.situacao === 'indisponivel') return;
    if (pedido.situacao === 'recusado') {
      log.warn({ bolaoId, momento }, 'the timestamp authority gave no token that is believed');
      continue;
    }
    const { token, em, autoridade } = pedido.carimbo;
    await db
      .updateTable('bolao_lacres')
      .set({ carimbo: token, carimbado_em: em, carimbado_por: autoridade })
      .where('bolao_id', '=', bolaoId)
      .where('momento', '=', momento)
      .where('carimbo', 'is', null)
      .execute();
  }
}

async function semCarimbo(db: Executor, agora: string) {
  return await db
    .selectFrom('bolao_lacres as l')
    .innerJoin('boloes as b', 'b.id', 'l.bolao_id')
    .select(['l.bolao_id as bolaoId', 'l.momento', 'l.raiz'])
    .where('l.carimbo', 'is', null)
    .where('b.sorteio_em', '>', agora)
    .where('b.estado', '<>', ID_ESTADO_BOLAO.cancelado)
    .orderBy('l.publicado_em')
    .limit(POR_VEZ)
    .execute();
}
