import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import {
  ABRIR_COBRANCA,
  ANULAR_VERIFICACAO,
  CARTAO_VENCENDO,
  CARTAO_VERIFICACAO_VENCE,
  COBRAR_CARTAO,
  CONCILIAR,
  CONFERIR_LIQUIDACAO,
  DISPUTA_RESPONDER,
  PAGAMENTO_EXPIRA,
  PEDIR_DEVOLUCAO,
  PROCESSAR_WEBHOOK,
  REMOVER_CARTAO,
  RETIRAR_COBRANCA,
  VERIFICAR_CARTAO,
} from './agenda.ts';
import { avisarVencimento } from './cartoes/avisar-vencimento.ts';
import { removerDoProvedor } from './cartoes/remover-cartao.ts';
import { anularVerificacao, vencerVerificacao, verificarCartao } from './cartoes/verificacao.ts';
import { cobrarCartao } from './cobrancas/cartao/cobrar-cartao.ts';
import { abrirCobranca } from './cobrancas/cobrancas.ts';
import { retirarCobranca } from './cobrancas/conferir-pagamento.ts';
import { expirarPagamento } from './cobrancas/encerrar-pagamentos.ts';
import type { ComposicaoDosPagamentos } from './composicao.ts';
import { conciliar } from './conciliacao/conciliar.ts';
import { conferirLiquidacao } from './conciliacao/conferir-liquidacao.ts';
import { pedirDevolucao } from './devolucoes/devolucoes.ts';
import { vencerDisputa } from './disputas/disputas.ts';
import { fontesDeNoticias } from './noticias/fontes.ts';
import { processarNoticia } from './noticias/processar-noticia.ts';
import { acharPagamento } from './repository.ts';

/** Jobs of payments: charges, notices, returns, reconciliation. */
export function tarefasDePagamentos(deps: Deps, composicao: ComposicaoDosPagamentos) {
  return [
    servir(ABRIR_COBRANCA, ({ pagamentoId }, { requestId }) => abrirCobranca(deps, { pagamentoId, requestId })),
    servir(COBRAR_CARTAO, ({ tentativaId }, { requestId }) =>
      cobrarCartao(deps, composicao.documentos, { tentativaId, requestId }),
    ),
    servir(VERIFICAR_CARTAO, ({ cartaoId }) => verificarCartao(deps, cartaoId)),
    servir(ANULAR_VERIFICACAO, ({ cartaoId }) => anularVerificacao(deps, cartaoId)),
    servir(REMOVER_CARTAO, ({ cartaoId }) => removerDoProvedor(deps, cartaoId)),
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
    quandoVencer(CARTAO_VERIFICACAO_VENCE, (trx, { alvoId: cartaoId }, agora) =>
      vencerVerificacao(trx, { cartaoId, agora }),
    ),
    quandoVencer(DISPUTA_RESPONDER, (trx, { alvoId: disputaId }, agora) => vencerDisputa(trx, { disputaId, agora })),
    quandoVencer(CARTAO_VENCENDO, (trx, { alvoId: cartaoId }, agora) => avisarVencimento(trx, { cartaoId, agora })),
  ];
}
