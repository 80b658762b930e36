import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import { emTransacao } from '../../../db/banco.ts';
import { exigir, nascer } from '../../../db/mover.ts';
import { temRestricao } from '../../../db/restricao.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPreco } from './exigir-preco.ts';
import { cartaoDaSerie } from './exigir-serie.ts';
import { acharAdesao } from './repository.ts';

type Contrato = typeof contrato.createAdesao;

/** Takes part in a series from its next draw; nothing is charged now (REGRAS 2.12 Recurring). */
export async function createAdesao(
  ctx: ContextoUsuario,
  { params: { id }, body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { serie, valorCota } = await exigirPreco(ctx, { id, valorCota: pedido.valorCota });
  const { cotas } = pedido;
  const { usuario, agora } = ctx;
  if ((await acharAdesao(ctx.db, { serieId: id, usuarioId: usuario.id })) !== undefined) return recusar('jaAderiu');
  const { cotasLivres: livres } = await cartaoDaSerie(ctx, serie);
  if (cotas > livres) return recusar('serieCheia', { valores: { livres } });
  return await emTransacao(ctx.db, async (trx) => {
    const valores = {
      serie_id: id,
      usuario_id: usuario.id,
      cotas,
      valor_cota: valorCota,
      criada_em: agora,
      mudou_em: agora,
    };
    const nova = await nascer(trx, MAQUINA_ADESAO, {
      evento: 'aderir',
      quem: 'membro',
      usuarioId: usuario.id,
      agora,
      valores,
    }).catch((erro: unknown) => {
      if (temRestricao(erro, 'serie_cheia')) return recusar('serieCheia', { valores: { livres: 0 } });
      if (temRestricao(erro, 'adesoes_uma')) return recusar('jaAderiu');
      throw erro;
    });
    exigir(nova);
    return await cartaoDaSerie({ ...ctx, db: trx }, serie);
  });
}
