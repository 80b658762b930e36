import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { ID_ESTADO_PAGAMENTO, PAGAMENTO_ABERTO } from '@rateia/domain/pagamentos/pagamento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Documentos } from '../documentos.ts';
import { documentoDe } from '../documentos.ts';
import { meuPagamento } from './pagamento-do-usuario.ts';

type Contrato = typeof pagamentos.gerarNovoCodigo;

/**
 * A new code in place of one that ended: the same invoice, the same top-up, or the same seats if they are still free.
 * A code that is still good is simply given again (DESIGN Pix panel).
 */
export function gerarNovoCodigo(documentos: Documentos) {
  return async (ctx: ContextoUsuario, { params: { id } }: Recebida<Contrato>): Promise<Resposta<Contrato>> => {
    const pagamento = await meuPagamento(ctx.db, { id, usuarioId: ctx.usuario.id });
    if (pagamento.estado === ID_ESTADO_PAGAMENTO.pago) recusar('faturaNaoPagavel');
    if (PAGAMENTO_ABERTO.includes(pagamento.estado) && pagamento.expiraEm > ctx.agora) return { id };
    return { id: await documentoDe(documentos, pagamento).renovar(ctx, pagamento) };
  };
}
