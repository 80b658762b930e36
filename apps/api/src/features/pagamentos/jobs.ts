import { servir } from '../../db/fila.ts';
import { quandoVencer } from '../../db/prazos.ts';
import type { Deps } from '../../http/deps.ts';
import { CONCILIAR, CRIAR_COBRANCA_PIX, DEVOLVER_PIX, PAGAMENTO_EXPIRA, REMOVER_COBRANCA_PIX } from '../carteira/index.ts';
import type { GuardarPix } from './comparar-lista.ts';
import { conciliar } from './conciliar.ts';
import { removerCobrancaPix } from './conferir-pagamento.ts';
import { criarCobrancaPix } from './criar-cobranca.ts';
import { devolverPix } from './devolucoes.ts';
import { expirarPagamento } from './encerrar-pagamentos.ts';
import type { Aplicadores } from './receber-pix.ts';
import { acharPagamento } from './repository.ts';

/**
 * Jobs of payments by Pix. What a payment is for, and where notices are kept, is given from outside: seats and webhooks
 * are not the wallet's business.
 */
export const tarefasDePagamentos = (deps: Deps, aplicadores: Aplicadores, guardar: GuardarPix) => [
  servir(CRIAR_COBRANCA_PIX, ({ pagamentoId }, { requestId }) => criarCobrancaPix(deps, { pagamentoId, requestId })),
  servir(REMOVER_COBRANCA_PIX, async ({ pagamentoId }) => {
    const pagamento = await acharPagamento(deps.db, pagamentoId);
    if (pagamento !== undefined) await removerCobrancaPix(deps, aplicadores, pagamento);
  }),
  servir(DEVOLVER_PIX, ({ devolucaoId }, { requestId }) => devolverPix(deps, { devolucaoId, requestId })),
  servir(CONCILIAR, () => conciliar(deps, aplicadores, guardar)),
];

export const prazosDePagamentos = [
  quandoVencer(PAGAMENTO_EXPIRA, (trx, prazo, agora) => expirarPagamento(trx, prazo.alvoId, agora)),
];
