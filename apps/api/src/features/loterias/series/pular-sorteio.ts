import type { Recebida } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { ID_ESTADO_ADESAO } from '@rateia/domain/loterias/adesao';
import { ID_ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarBolao } from '../boloes/bolao.ts';
import { exigirAdesao } from './exigir-serie.ts';
import { acharSorteio, esquecerPulo, guardarDestino } from './repository.ts';

/** Passes over one draw, or takes that back, until its charge (REGRAS 2.12 Recurring). */
export async function pularSorteio(
  ctx: ContextoUsuario,
  { params: { id, idBolao: bolaoId }, body: { pular } }: Recebida<typeof contrato.pularSorteio>,
): Promise<void> {
  const adesao = await exigirAdesao(ctx, id);
  if (adesao.estado !== ID_ESTADO_ADESAO.ativa) recusar('adesaoForaDaEtapa');
  const { agora } = ctx;
  await emTransacao(ctx.db, async (trx) => {
    // The charge takes the same lock: a draw is passed over before it, or not at all.
    const bolao = await travarBolao(trx, bolaoId);
    const sorteio = await acharSorteio(trx, bolaoId);
    if (sorteio?.serieId !== id) return recusar('serieNaoEncontrada');
    if (bolao?.estado !== ID_ESTADO_BOLAO.rascunho || sorteio.cobrarEm <= agora) return recusar('sorteioJaCobrado');
    const qual = { adesaoId: adesao.id, bolaoId };
    if (pular) await guardarDestino(trx, { ...qual, destino: 'pulado', agora });
    else await esquecerPulo(trx, qual);
  });
}
