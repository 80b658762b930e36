/** The parts of wallet, invoices and payments that other features may use. */

export { FATURA_CAUCAO_VENCE } from './agenda.ts';
export { iniciarCiclo } from './ciclo.ts';
export { ciclosLimposDe } from './ciclos-limpos.ts';
export { itemDeVaga } from './criar-fatura.ts';
export { destinoEscolhido } from './destino-escolhido.ts';
export { devolverEntrada } from './devolver-entrada.ts';
export { documentoCredito } from './documento-credito.ts';
export { economiaDoMembro, economiaPorServico } from './economia.ts';
export { faturaInicialDe } from './fatura-inicial.ts';
export { comFim, moduloDaVaga } from './itens/vaga.ts';
export { devolverMultaDaVaga, ultimoDiaDaMulta } from './multa-devolvida.ts';
export { cancelarProximaFatura, retomarEmissao } from './proxima-fatura.ts';
export { devolverTudo, type Reembolso, reembolsarAssinatura, simularReembolso } from './reembolsar-assinatura.ts';
export { renovarPagamentoDeFatura } from './renovar-pagamento.ts';
export { ancoraDosCiclos, faturaDoItem as vagaDoItem } from './repository.ts';
export { saldosDe } from './saldos.ts';
export { devolverDiasDaVaga, previsaoDaVaga } from './vaga-reocupada.ts';
export { vencerCaucao } from './vencer-caucao.ts';
