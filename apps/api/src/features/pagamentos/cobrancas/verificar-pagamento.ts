import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { Documentos } from '../documentos.ts';
import { conferirPagamento } from './conferir-pagamento.ts';
import { apresentarPagamento, meuPagamento } from './pagamento-do-usuario.ts';

type Contrato = typeof pagamentos.verificarPagamento;

/** Asks the provider now whether the money arrived; a payment already settled is not asked about (CONFIABILIDADE 1.5). */
export function verificarPagamento(documentos: Documentos) {
  return async (
    { db, deps, usuario }: ContextoUsuario,
    { params: { id } }: Recebida<Contrato>,
  ): Promise<Resposta<Contrato>> => {
    const pagamento = await meuPagamento(db, { id, usuarioId: usuario.id });
    const { pago, devolvido } = ID_ESTADO_PAGAMENTO;
    const resolvido = pagamento.estado === pago || pagamento.estado === devolvido;
    if (!resolvido && (await conferirPagamento(deps, documentos, pagamento)) !== 'respondida') {
      return recusar('indisponivel', { cabecalhos: { 'retry-after': '5' } });
    }
    return await apresentarPagamento({ db, deps }, documentos, await meuPagamento(db, { id, usuarioId: usuario.id }));
  };
}
