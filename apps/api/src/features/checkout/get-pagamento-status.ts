import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { checkout } from '@rateia/contracts/checkout';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { apresentarPagamento, meuPagamento } from './pagamento-do-usuario.ts';

type Contrato = typeof checkout.getPagamentoStatus;

/** State of a payment; polled every 2 s by the Pix screen (spec B§7). */
export const getPagamentoStatus = async (
  { db, usuario }: ContextoUsuario,
  { params: { id } }: Recebida<Contrato>,
): Promise<Resposta<Contrato>> => await apresentarPagamento(db, await meuPagamento(db, { id, usuarioId: usuario.id }));
