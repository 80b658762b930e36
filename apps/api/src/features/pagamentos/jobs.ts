import type { ManipuladoresDeTarefa } from '../../db/fila.ts';
import type { ManipuladoresDePrazo } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { abrirCobranca } from './cobrancas.ts';
import { conciliar } from './conciliar.ts';
import { retirarCobranca } from './conferir-pagamento.ts';
import { pedirDevolucao } from './devolucoes.ts';
import type { Documentos } from './documentos.ts';
import { expirarPagamento } from './encerrar-pagamentos.ts';
import type { FonteDeNoticias } from './noticias/fontes.ts';
import { fontesDeNoticias } from './noticias/fontes.ts';
import { processarNoticia } from './noticias/processar-noticia.ts';
import { acharPagamento } from './repository.ts';

/** What payments are given from outside: what is paid, the notices of payouts, and how payouts are asked about. */
export type ComposicaoDosPagamentos = {
  readonly documentos: Documentos;
  readonly envios: readonly FonteDeNoticias[];
  readonly conferirEnvios: (deps: Deps) => Promise<void>;
};

/** Jobs of payments: charges, notices, returns, reconciliation. */
export const tarefasDePagamentos = (deps: Deps, composicao: ComposicaoDosPagamentos): ManipuladoresDeTarefa => {
  const { documentos, envios, conferirEnvios } = composicao;
  return {
    abrirCobranca: ({ pagamentoId }, { requestId }) => abrirCobranca(deps, { pagamentoId, requestId }),
    retirarCobranca: async ({ pagamentoId }) => {
      const pagamento = await acharPagamento(deps.db, pagamentoId);
      if (pagamento !== undefined) await retirarCobranca(deps, documentos, pagamento);
    },
    pedirDevolucao: ({ devolucaoId }, { requestId }) => pedirDevolucao(deps, { devolucaoId, requestId }),
    processarWebhook: ({ webhookId }) => processarNoticia(deps, fontesDeNoticias(documentos, envios), webhookId),
    // Received and sent money are asked about together, and a failure of one does not hide the other.
    conciliar: async () => {
      try {
        await conciliar(deps, documentos);
      } finally {
        await conferirEnvios(deps);
      }
    },
  };
};

export const prazosDePagamentos = (documentos: Documentos): ManipuladoresDePrazo => ({
  'pagamento.expira': (trx, { alvoId: pagamentoId }, agora) =>
    expirarPagamento(trx, documentos, { pagamentoId, agora }),
});
