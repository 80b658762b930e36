import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
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

/** What payments are told from outside: what is paid, what a payout's outcome means, and how payouts are asked about. */
export type ComposicaoDosPagamentos = {
  readonly documentos: Documentos;
  readonly aoReceberEnvio: AoReceberEnvio;
  readonly conferirEnvios: (deps: Deps) => Promise<void>;
};

/** Jobs of payments: charges, notices, returns, reconciliation. */
export const tarefasDePagamentos = (deps: Deps, composicao: ComposicaoDosPagamentos): ManipuladoresDeTarefa => ({
  criarCobrancaPix: ({ pagamentoId }, { requestId }) => criarCobrancaPix(deps, { pagamentoId, requestId }),
  removerCobrancaPix: async ({ pagamentoId }) => {
    const pagamento = await acharPagamento(deps.db, pagamentoId);
    if (pagamento !== undefined) await removerCobrancaPix(deps, composicao.documentos, pagamento);
  },
  devolverPix: ({ devolucaoId }, { requestId }) => devolverPix(deps, { devolucaoId, requestId }),
  processarWebhook: ({ webhookId }) => processarWebhook(deps, composicao, webhookId),
  // Received and sent money are asked about together, and a failure of one does not hide the other.
  conciliar: async () => {
    try {
      await conciliar(deps, composicao.documentos, guardarPixAchado);
    } finally {
      await composicao.conferirEnvios(deps);
    }
  },
});

export const prazosDePagamentos = (documentos: Documentos): ManipuladoresDePrazo => ({
  'pagamento.expira': (trx, { alvoId: pagamentoId }, agora) =>
    expirarPagamento(trx, documentos, { pagamentoId, agora }),
});
