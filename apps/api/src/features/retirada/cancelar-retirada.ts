import type { Recebida } from '@rateia/contracts/chamada';
import type { retirada as contrato } from '@rateia/contracts/retirada';
import { emTransacao } from '../../db/banco.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { moverRetirada } from './mover-retirada.ts';
import { mostrarRetirada } from './presenter.ts';
import { travarDoUsuario } from './repository.ts';

/** Cancels until it is sent; an amount that had left the wallet comes back whole (REGRAS 2.6 States). */
export async function cancelarRetirada(ctx: ContextoUsuario, { params }: Recebida<typeof contrato.cancelarRetirada>) {
  return await emTransacao(ctx.db, async (trx) => {
    const { deps, usuario, agora } = ctx;
    const retirada =
      (await travarDoUsuario(trx, { idPublico: params.id, usuarioId: usuario.id })) ?? recusar('naoEncontrado');
    const cancelada =
      (await moverRetirada(trx, retirada, { evento: 'cancelar', quem: 'usuario', usuarioId: usuario.id, agora })) ??
      recusar('retiradaNaoCancelavel');
    return await mostrarRetirada(trx, deps.cifra, { retirada: cancelada, regras: await deps.regras(), agora });
  });
}
