import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirTermos } from '../../../http/exigir-termos.ts';
import { exigirMeio } from '../../pagamentos/index.ts';
import { acharFatura } from '../../pedido/index.ts';
import { minhaReserva, terminou } from '../reserva/minha-reserva.ts';
import { assinarRetida } from './assinar-retida.ts';

type Contrato = typeof checkout.createAssinatura;

/** Subscribes with the seats that a pre-checkout holds (spec B§2 /checkout/assinar). */
export async function createAssinatura(
  ctx: ContextoUsuario,
  { body: pedido }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  const { agora, usuario, deps } = ctx;
  exigirTermos(usuario);
  const { reserva } = await minhaReserva(ctx.db, { id: pedido.idPreCheckout, usuarioId: usuario.id, agora });
  const meio = await exigirMeio(deps, pedido.meioPagamento);
  return await emTransacao(ctx.db, async (trx) => {
    const fatura = reserva.faturaId === null ? undefined : await acharFatura(trx, reserva.faturaId);
    if (fatura === undefined) return recusar('reservaExpirada');
    const { valorTotal, rastroDaCompra: campanhaId } = pedido;
    const feita = await assinarRetida(trx, ctx, { fatura, meio, valorTotal, campanhaId, terminou: terminou(reserva) });
    return { idAssinatura: reserva.id, ...feita };
  });
}
