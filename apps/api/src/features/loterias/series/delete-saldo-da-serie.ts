import type { Recebida } from '@rateia/contracts/chamada';
import type { series as contrato } from '@rateia/contracts/series';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharAdesao, acharSerie } from './repository.ts';
import { devolverSaldo } from './saldo-da-serie.ts';

/** The balance of a series goes back to the wallet; neither a switched-off lottery nor a time away keeps it (REGRAS 2.12 Recurring). */
export async function deleteSaldoDaSerie(
  { db, usuario, agora }: ContextoUsuario,
  { params: { id } }: Recebida<typeof contrato.deleteSaldoDaSerie>,
): Promise<void> {
  await emTransacao(db, async (trx) => {
    if ((await acharSerie(trx, id)) === undefined) return recusar('serieNaoEncontrada');
    const adesao = await acharAdesao(trx, { serieId: id, usuarioId: usuario.id });
    await devolverSaldo(trx, { adesaoId: (adesao ?? recusar('adesaoForaDaEtapa')).id, agora });
  });
}
