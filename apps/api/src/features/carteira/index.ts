/** What other features may use of the wallet, invoices and payments. */
export { CONCILIAR, FATURA_CAUCAO_VENCE } from './agenda.ts';
export { iniciarCiclo } from './ciclo.ts';
export { ciclosLimposDe } from './ciclos-limpos.ts';
export { comprar } from './comprar.ts';
export { criarFaturaInicial } from './criar-fatura.ts';
export { economiaDoMembro, economiaPorServico } from './economia.ts';
export { liquidarFatura } from './liquidar-fatura.ts';
export { devolverMultaDaVaga, ultimoDiaDaMulta } from './multa-devolvida.ts';
export { aplicarNaFatura } from './pagamentos/aplicar-fatura.ts';
export { aplicarRecarga } from './pagamentos/aplicar-recarga.ts';
export type { GuardarPix } from './pagamentos/comparar-lista.ts';
export { conferirPagamento, paraRegistrar } from './pagamentos/conferir-pagamento.ts';
export { criarPagamento } from './pagamentos/criar-pagamento.ts';
export {
  creditarDevolucao,
  devolverDeNovo,
  perguntarPelaDevolucao,
  perguntarPeloPagamento,
} from './pagamentos/devolucao-parada.ts';
export { cancelarPagamentosAbertos } from './pagamentos/encerrar-pagamentos.ts';
export {
  cancelarFaturaInicial,
  definirMeioDaFatura,
  faturaInicialDe,
} from './pagamentos/fatura-inicial.ts';
export { prazosDePagamentos, tarefasDePagamentos } from './pagamentos/jobs.ts';
export { destinoEscolhido } from './pagamentos/pix-das-faturas.ts';
export { creditarPixSemDono, devolverPixSemDono, type Resolvido } from './pagamentos/pix-sem-dono.ts';
export type { Aplicador, Aplicadores, PixARegistrar } from './pagamentos/receber-pix.ts';
export { receberPix } from './pagamentos/receber-pix.ts';
export { pagamentoAbertoDaFatura, renovarPagamentoDeFatura } from './pagamentos/renovar-pagamento.ts';
export type { Pagamento } from './pagamentos/repository.ts';
export { acharPagamentoDoUsuario } from './pagamentos/repository.ts';
export { saldoDisponivel } from './pagamentos/saldo-disponivel.ts';
export { situacaoDaConciliacao } from './pagamentos/situacao-da-conciliacao.ts';
export { cancelarProximaFatura, retomarEmissao } from './proxima-fatura.ts';
export { devolverTudo, type Reembolso, reembolsarAssinatura, simularReembolso } from './reembolsar-assinatura.ts';
export { ancoraDosCiclos } from './repository.ts';
export { saldosDe } from './saldos.ts';
export { devolverDiasDaVaga, previsaoDaVaga } from './vaga-reocupada.ts';
export { vencerCaucao } from './vencer-caucao.ts';
