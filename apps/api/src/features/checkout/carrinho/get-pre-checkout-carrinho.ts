import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { apresentarReservado } from './apresentar-reservado.ts';

type Contrato = typeof checkout.getPreCheckoutCarrinho;

/** The seats that are held for a cart (spec B§2 /checkout). */
export async function getPreCheckoutCarrinho(
  ctx: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> {
  return await apresentarReservado(ctx, id);
}
