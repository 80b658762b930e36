/** What other features may use of payments: charges, notices, returns, reconciliation. */
export { CONCILIAR } from './agenda.ts';
export { conferirPagamento } from './conferir-pagamento.ts';
export { criarPagamento, type PagamentoCriado } from './criar-pagamento.ts';
export {
  creditarDevolucao,
  devolverDeNovo,
  perguntarPelaDevolucao,
  perguntarPeloPagamento,
} from './devolucao-parada.ts';
export { abrirDevolucao } from './devolucoes.ts';
export type { Documentos, PagamentoNaHora, TipoDeDocumento } from './documentos.ts';
export { cancelarPagamentosAbertos } from './encerrar-pagamentos.ts';
export { pagamentoAbertoDaFatura } from './pagamento-aberto.ts';
export { pixDasFaturas } from './pix-das-faturas.ts';
export { creditarPixSemDono, devolverPixSemDono, type Resolvido } from './pix-sem-dono.ts';
export { receberPix } from './receber-pix.ts';
export { registrarWebhook } from './registrar-webhook.ts';
export { acharPagamentoDoUsuario, type Pagamento } from './repository.ts';
export { situacaoDaConciliacao } from './situacao-da-conciliacao.ts';
export { webhookPix } from './webhook-pix.ts';
export { webhookPixEnvio } from './webhook-pix-envio.ts';
