/** The parts of payments that other features may use: means, charges, notices, returns, reconciliation. */
export { CONCILIAR } from './agenda.ts';
export { criarPagamento } from './criar-pagamento.ts';
export {
  creditarDevolucao,
  devolverDeNovo,
  perguntarPelaDevolucao,
  perguntarPeloPagamento,
} from './devolucao-parada.ts';
export { abrirDevolucao } from './devolucoes.ts';
export type { Documentos, PagamentoNaHora, TipoDeDocumento } from './documentos.ts';
export { cancelarPagamentosAbertos } from './encerrar-pagamentos.ts';
export { cobraPorProvedor, type MeioDePagamento } from './meios/meio.ts';
export { acharMeio, exigirMeio, expiraPelo, identificadoresDe } from './meios/meios.ts';
export type { FonteDeNoticias } from './noticias/fontes.ts';
export { registrarWebhook } from './noticias/registrar-webhook.ts';
export { pagamentoAbertoDaFatura } from './pagamento-aberto.ts';
export { recebimentosDasFaturas } from './recebimentos-das-faturas.ts';
export type { Pagamento, PagamentoCriado } from './repository.ts';
export { creditarSemDono, devolverSemDono, type Resolvido } from './sem-dono.ts';
export { situacaoDaConciliacao } from './situacao-da-conciliacao.ts';
