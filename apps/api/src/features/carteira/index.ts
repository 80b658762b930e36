/** The parts of wallet, invoices and payments that other features may use. */

export { FATURA_CAUCAO, FATURA_CAUCAO_VENCE } from './agenda.ts';
export { economiaDoMembro, economiaPorServico } from './economia/economia.ts';
export { iniciarCiclo } from './faturas/ciclo.ts';
export { itemDeVaga } from './faturas/criar-fatura.ts';
export { faturaInicialDe } from './faturas/fatura-inicial.ts';
export { cancelarProximaFatura, retomarEmissao } from './faturas/proxima-fatura.ts';
export { type AjusteComValor, lerVencimento, mudarVencimento } from './faturas/vencimento.ts';
export { entregarMesRetido } from './fila/mes-retido.ts';
export { FISCAL } from './guarda-fiscal.ts';
export { lerTokenDoAtraso, tokenDoAtraso } from './inadimplencia/link-do-atraso.ts';
export { combinarNovaData, pausarCiclo } from './inadimplencia/mudar-cobranca.ts';
export { PRAZOS_DA_COBRANCA } from './inadimplencia/regua.ts';
export { vencerCaucao } from './inadimplencia/vencer-caucao.ts';
export { pedirPromocional } from './itens/promocional.ts';
export { comFim, daVaga, moduloDaVaga, pagarVaga } from './itens/vaga.ts';
export { creditarPromocional } from './promocional/creditar-promocional.ts';
export { encerrarPromocional } from './promocional/encerrar-promocional.ts';
export { promocionaisLivres } from './promocional/promocionais-repository.ts';
export { documentoCredito } from './recarga/documento-credito.ts';
export {
  bloquearPrevisoes,
  bloquearPrevisoesDoAdministrador,
  soltarPrevisoes,
} from './recebimentos/bloqueio-da-reclamacao.ts';
export { ciclosLimposDe } from './recebimentos/ciclos-limpos.ts';
export { passarPrevisoes } from './recebimentos/passar-previsoes.ts';
export { destinoEscolhido } from './reembolso/destino-escolhido.ts';
export { devolverDias, simularDias } from './reembolso/devolver-dias.ts';
export { devolverEntrada } from './reembolso/devolver-entrada.ts';
export { devolverMultaDaVaga } from './reembolso/multa-devolvida.ts';
export { oQueVoltou } from './reembolso/o-que-voltou.ts';
export {
  devolverTudo,
  type Reembolso,
  reembolsarAssinatura,
  simularReembolso,
} from './reembolso/reembolsar-assinatura.ts';
export { devolverDiasDaVaga, previsaoDaVaga } from './reembolso/vaga-reocupada.ts';
export { ancoraDosCiclos, faturaDoItem as vagaDoItem, primeiroAcesso } from './repository.ts';
export { saldosDe } from './saldos.ts';
