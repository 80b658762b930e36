import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { travarDoUsuario } from '../repository.ts';
import { enviarPinDaRetirada } from './pin-da-retirada.ts';

/** Sends the code again; the one before is void (REGRAS 2.6 PIN). */
export async function reenviarPinRetirada(
  ctx: ContextoUsuario,
  { params, body }: Recebida<typeof contrato.reenviarPinRetirada>,
): Promise<void> {
  return await emTransacao(ctx.db, async (trx) => {
    const retirada =
      (await travarDoUsuario(trx, { idPublico: params.id, usuarioId: ctx.usuario.id })) ?? recusar('naoEncontrado');
    if (retirada.estado !== ID_ESTADO_RETIRADA.aguardandoPin) return recusar('transicaoRecusada');
    await enviarPinDaRetirada(trx, ctx, { retirada, canal: body.canal });
  });
}
