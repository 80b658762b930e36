/** The parts of payments that other features may use: means, charges, notices, returns, reconciliation. */
export { CARTAO_ESPERA, CONCILIAR } from './agenda.ts';
export { cartaoQuePaga, cobraSozinho } from './cartoes/cartao-que-paga.ts';
export { cobrarPeloCartao, desistirDoCartao } from './cobrancas/cartao/cobrar-recorrente.ts';
export { type UltimaNoCartao, ultimasNoCartao } from './cobrancas/cartao/ultima-no-cartao.ts';
export { criarPagamento } from './cobrancas/criar-pagamento.ts';
export { cancelarPagamento, cancelarPagamentosAbertos } from './cobrancas/encerrar-pagamentos.ts';
export { pagamentoAbertoDaFatura } from './cobrancas/pagamento-aberto.ts';
export { situacaoDaConciliacao } from './conciliacao/situacao-da-conciliacao.ts';
export {
  creditarDevolucao,
  devolverDeNovo,
  perguntarPelaDevolucao,
  perguntarPeloPagamento,
} from './devolucoes/devolucao-parada.ts';
export { abrirDevolucao } from './devolucoes/devolucoes.ts';
export { encerrarDisputa } from './disputas/disputas.ts';
export { type EvidenciaDaDisputa, guardarResposta, respondePorAqui } from './disputas/responder.ts';
export type { Documentos, PagamentoNaHora, TipoDeDocumento } from './documentos.ts';
export { boletoAberto, folhaDoBoleto } from './meios/boleto/arquivo-do-boleto.ts';
export { cobraPorProvedor, type MeioDePagamento } from './meios/meio.ts';
export { acharMeio, exigirMeio, fimDaRetencao, identificadoresDe, meioDo } from './meios/meios.ts';
export { escreverTentativas, PIX_AUTOMATICO, pixAutomaticoDe } from './meios/pix/pix-programado.ts';
export type { FonteDeNoticias } from './noticias/fonte.ts';
export { registrarWebhooks } from './noticias/registrar-webhook.ts';
export { recebimentosDasFaturas } from './recebimentos/recebimentos-das-faturas.ts';
export { creditarSemDono, devolverSemDono, type Resolvido } from './recebimentos/sem-dono.ts';
export type { Pagamento } from './repository.ts';
export type { MeioDeSaida, NoticiaDaSaida, SituacaoDaSaida } from './saidas/saida.ts';
export { SAIDAS } from './saidas/saidas.ts';
