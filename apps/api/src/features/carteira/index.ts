/** What other features may use of the wallet, invoices and payments. */
export { CONCILIAR, FATURA_CAUCAO_VENCE } from './agenda.ts';
export { iniciarCiclo } from './ciclo.ts';
export { ciclosLimposDe } from './ciclos-limpos.ts';
export { comprar } from './comprar.ts';
export { criarFaturaInicial } from './criar-fatura.ts';
export { economiaDoMembro, economiaPorServico } from './economia.ts';
export { liquidarFatura } from './liquidar-fatura.ts';
export { devolverMultaDaVaga, ultimoDiaDaMulta } from './multa-devolvida.ts';
export { aplicarNaFatura } from './aplicar-fatura.ts';
export { aplicarRecarga } from './aplicar-recarga.ts';
export type { GuardarPix } from '../pagamentos/index.ts';
export { conferirPagamento, paraRegistrar } from '../pagamentos/index.ts';
export { criarPagamento } from '../pagamentos/index.ts';
export {
  creditarDevolucao,
  devolverDeNovo,
  perguntarPelaDevolucao,
  perguntarPeloPagamento,
} from '../pagamentos/index.ts';
export { cancelarPagamentosAbertos } from '../pagamentos/index.ts';
export {
  cancelarFaturaInicial,
  definirMeioDaFatura,
  faturaInicialDe,
} from './fatura-inicial.ts';
export { prazosDePagamentos, tarefasDePagamentos } from '../pagamentos/index.ts';
export { destinoEscolhido } from '../pagamentos/index.ts';
export { creditarPixSemDono, devolverPixSemDono, type Resolvido } from '../pagamentos/index.ts';
export type { Aplicador, Aplicadores, PixARegistrar } from '../pagamentos/index.ts';
export { receberPix } from '../pagamentos/index.ts';
export { pagamentoAbertoDaFatura, renovarPagamentoDeFatura } from './renovar-pagamento.ts';
export type { Pagamento } from '../pagamentos/index.ts';
export { acharPagamentoDoUsuario } from '../pagamentos/index.ts';
export { saldoDisponivel } from '../livro/index.ts';
export { situacaoDaConciliacao } from '../pagamentos/index.ts';
export { cancelarProximaFatura, retomarEmissao } from './proxima-fatura.ts';
export { devolverTudo, type Reembolso, reembolsarAssinatura, simularReembolso } from './reembolsar-assinatura.ts';
export { ancoraDosCiclos } from './repository.ts';
export { saldosDe } from './saldos.ts';
export { devolverDiasDaVaga, previsaoDaVaga } from './vaga-reocupada.ts';
export { vencerCaucao } from './vencer-caucao.ts';
