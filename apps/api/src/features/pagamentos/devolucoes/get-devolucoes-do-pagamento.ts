import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { EstadoDevolucao } from '@rateia/domain/pagamentos/devolucao';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { meuPagamento } from '../cobrancas/pagamento-do-usuario.ts';
import type { Documentos } from '../documentos.ts';
import { documentoDe } from '../documentos.ts';

type Contrato = typeof pagamentos.getDevolucoesDoPagamento;

/** The returns of one's own payment; one that was asked for anew stands for the old one (spec B§2; REGRAS 2.9). */
export function getDevolucoesDoPagamento(documentos: Documentos) {
  return async (
    { db, deps, usuario }: ContextoUsuario,
    { params: { id } }: Recebida<Contrato>,
  ): Promise<Resposta<Contrato>> => {
    const pagamento = await meuPagamento(db, { id, usuarioId: usuario.id });
    const { grupo } = await documentoDe(documentos, pagamento).descrever(db, deps, pagamento);
    const linhas = await db
      .selectFrom('devolucoes')
      .select(['id', 'valor', 'estado', 'motivo', 'criada_em', 'concluida_em', 'resolucao'])
      .where('pagamento_id', '=', pagamento.id)
      .where((e) => e.or([e('resolucao', 'is', null), e('resolucao', '!=', 'novaDevolucao')]))
      .orderBy('id')
      .execute();
    return {
      meioPagamento: pagamento.meioPagamento,
      grupo,
      valor: pagamento.valor,
      devolucoes: linhas.map((d) => ({
        id: d.id,
        valor: d.valor,
        estado: d.estado as EstadoDevolucao,
        motivo: d.motivo,
        pedidaEm: d.criada_em,
        concluidaEm: d.concluida_em,
        noSaldo: d.resolucao === 'saldo',
      })),
    };
  };
}
