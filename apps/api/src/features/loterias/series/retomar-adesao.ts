import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import { emTransacao } from '../../../db/banco.ts';
import { mover } from '../../../db/mover.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirPreco } from './exigir-preco.ts';
import { cartaoDaSerie, exigirAdesao } from './exigir-serie.ts';

type Contrato = typeof contrato.retomarAdesao;

/** Goes on after a pause: misses begin anew, at the price that the person sees now (REGRAS 2.12 Recurring). */
export async function retomarAdesao(
  ctx: ContextoUsuario,
  { params: { id }, body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { serie, valorCota } = await exigirPreco(ctx, { id, valorCota: pedido.valorCota });
  const adesao = await exigirAdesao(ctx, id);
  return await emTransacao(ctx.db, async (trx) => {
    const { agora, usuario } = ctx;
    const movida = await mover(trx, MAQUINA_ADESAO, {
      id: adesao.id,
      evento: 'retomar',
      quem: 'membro',
      usuarioId: usuario.id,
      agora,
      mudar: { faltas: 0, valor_cota: valorCota, mudou_em: agora },
    });
    if (!movida.ok) return recusar('adesaoForaDaEtapa');
    return await cartaoDaSerie({ ...ctx, db: trx }, serie);
  });
}
