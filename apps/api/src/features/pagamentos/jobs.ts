import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import {
  CONCILIAR,
  CRIAR_COBRANCA_PIX,
  DEVOLVER_PIX,
  PAGAMENTO_EXPIRA,
  PROCESSAR_WEBHOOK,
  REMOVER_COBRANCA_PIX,
} from './agenda.ts';
import { conciliar } from './conciliar.ts';
import { removerCobrancaPix } from './conferir-pagamento.ts';
import { criarCobrancaPix } from './criar-cobranca.ts';
import { devolverPix } from './devolucoes.ts';
import type { Documentos } from './documentos.ts';
import { expirarPagamento } from './encerrar-pagamentos.ts';
import { guardarPixAchado } from './guardar-aviso.ts';
import type { AoReceberEnvio } from './processar-webhook.ts';
import { processarWebhook } from './processar-webhook.ts';
import { acharPagamento } from './repository.ts';

/** What payments are told from outside: what is paid, and what a payout's outcome means. */
export type ComposicaoDosPagamentos = { readonly documentos: Documentos; readonly anotarEnvio: AoReceberEnvio };

/** Jobs of payments: charges, notices, returns, reconciliation. */
export const tarefasDePagamentos = (deps: Deps, composicao: ComposicaoDosPagamentos) => [
  servir(CRIAR_COBRANCA_PIX, ({ pagamentoId }, { requestId }) => criarCobrancaPix(deps, { pagamentoId, requestId })),
  servir(REMOVER_COBRANCA_PIX, async ({ pagamentoId }) => {
    const pagamento = await acharPagamento(deps.db, pagamentoId);
    if (pagamento !== undefined) await removerCobrancaPix(deps, composicao.documentos, pagamento);
  }),
  servir(DEVOLVER_PIX, ({ devolucaoId }, { requestId }) => devolverPix(deps, { devolucaoId, requestId })),
  servir(PROCESSAR_WEBHOOK, ({ webhookId }) => processarWebhook(deps, composicao, webhookId)),
  servir(CONCILIAR, () => conciliar(deps, composicao.documentos, guardarPixAchado)),
];

export const prazosDePagamentos = (_deps: Deps, { documentos }: Pick<ComposicaoDosPagamentos, 'documentos'>) => [
  quandoVencer(PAGAMENTO_EXPIRA, (trx, { alvoId: pagamentoId }, agora) =>
    expirarPagamento(trx, documentos, { pagamentoId, agora }),
  ),
];
