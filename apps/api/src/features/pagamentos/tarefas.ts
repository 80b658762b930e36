import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import {
  ABRIR_COBRANCA,
  CONCILIAR,
  CONFERIR_LIQUIDACAO,
  PAGAMENTO_EXPIRA,
  PEDIR_DEVOLUCAO,
  PROCESSAR_WEBHOOK,
  RETIRAR_COBRANCA,
} from './agenda.ts';
import { abrirCobranca } from './cobrancas/cobrancas.ts';
import { retirarCobranca } from './cobrancas/conferir-pagamento.ts';
import { expirarPagamento } from './cobrancas/encerrar-pagamentos.ts';
import type { ComposicaoDosPagamentos } from './composicao.ts';
import { conciliar } from './conciliacao/conciliar.ts';
import { conferirLiquidacao } from './conciliacao/conferir-liquidacao.ts';
import { pedirDevolucao } from './devolucoes/devolucoes.ts';
import { fontesDeNoticias } from './noticias/fontes.ts';
import { processarNoticia } from './noticias/processar-noticia.ts';
import { acharPagamento } from './repository.ts';

/** Jobs of payments: charges, notices, returns, reconciliation. */
export function tarefasDePagamentos(deps: Deps, composicao: ComposicaoDosPagamentos) {
  return [
    servir(ABRIR_COBRANCA, ({ pagamentoId }, { requestId }) => abrirCobranca(deps, { pagamentoId, requestId })),
    servir(RETIRAR_COBRANCA, async ({ pagamentoId }) => {
      const pagamento = await acharPagamento(deps.db, pagamentoId);
      if (pagamento !== undefined) await retirarCobranca(deps, composicao.documentos, pagamento);
    }),
    servir(PEDIR_DEVOLUCAO, ({ devolucaoId }, { requestId }) => pedirDevolucao(deps, { devolucaoId, requestId })),
    servir(PROCESSAR_WEBHOOK, ({ webhookId }) => processarNoticia(deps, fontesDeNoticias(composicao), webhookId)),
    servir(CONFERIR_LIQUIDACAO, () => conferirLiquidacao(deps)),
    servir(CONCILIAR, () => conciliar(deps, composicao.documentos)),
  ];
}

export function prazosDePagamentos(_deps: Deps, { documentos }: Pick<ComposicaoDosPagamentos, 'documentos'>) {
  return [
    quandoVencer(PAGAMENTO_EXPIRA, (trx, { alvoId: pagamentoId }, agora) =>
      expirarPagamento(trx, documentos, { pagamentoId, agora }),
    ),
  ];
}
