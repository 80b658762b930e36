import type { Recebida } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { ID_ESTADO_ASSINATURA } from '@rateia/domain/grupos/assinatura';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { acharReserva, travarReserva } from '../repository.ts';
import { soltarReserva } from './soltar-reserva.ts';

/** Gives the held seats back. One already given back answers the same; one paid meanwhile is not a hold any more. */
export async function cancelarPreCheckout(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<typeof checkout.cancelarPreCheckout>,
): Promise<void> {
  const lida = await acharReserva(ctx.db, id);
  if (lida === undefined || lida.usuarioId !== ctx.usuario.id) return recusar('naoEncontrado');
  await emTransacao(ctx.db, async (trx) => {
    const reserva = await travarReserva(trx, lida);
    if (reserva.estado === ID_ESTADO_ASSINATURA.cancelada) return;
    if (reserva.estado !== ID_ESTADO_ASSINATURA.reservada || reserva.pagaEm !== null) recusar('naoEncontrado');
    const { deps, agora } = ctx;
    await soltarReserva(trx, deps, { assinaturaId: reserva.id, quem: 'membro', motivo: 'checkout.desistiu', agora });
  });
}
