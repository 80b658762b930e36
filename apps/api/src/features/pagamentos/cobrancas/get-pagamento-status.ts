import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import type { Documentos } from '../documentos.ts';
import { apresentarPagamento, meuPagamento } from './pagamento-do-usuario.ts';

type Contrato = typeof pagamentos.getPagamentoStatus;

/** State of a payment; polled every 2 s by the Pix screen (spec B§7). */
export function getPagamentoStatus(documentos: Documentos) {
  return async (
    { db, deps, usuario }: ContextoUsuario,
    { params: { id } }: Recebida<Contrato>,
  ): Promise<Resposta<Contrato>> =>
    await apresentarPagamento({ db, deps }, documentos, await meuPagamento(db, { id, usuarioId: usuario.id }));
}
