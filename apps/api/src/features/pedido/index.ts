/** The parts of orders that other features may use. */
export { abrirFatura } from './abrir-fatura.ts';
export { cancelarFatura } from './cancelar.ts';
export type { Combo } from './combos/combo.ts';
export {
  acharComboDoCarrinho,
  comboCompleto,
  comboDoCupom,
  comboVale,
  exigirCombo,
  guardarComboDoCarrinho,
} from './combos/combo.ts';
export { descontaveis, linhasDosDescontos, semDescontos } from './descontos.ts';
export { descreverFaturas } from './descrever.ts';
export { devolver } from './devolver.ts';
export { devolverItens } from './devolver-itens.ts';
export { documentoFatura } from './documento-fatura.ts';
export { esperarPagamento } from './esperar-pagamento.ts';
export { acharFatura, travarFatura } from './fatura.ts';
export { liquidarFatura } from './liquidar.ts';
export { definirMeioDaFatura, precoPorMeio } from './meio.ts';
export { pagarPedido, planejarPagamento } from './pagar-pedido.ts';
export { peloOriginal } from './pelo-original.ts';
export { enviarRecibo, reciboDaFatura, rotuloDoMeio } from './recibo.ts';
export { escreverPedido, estenderRetencao, reter } from './reter.ts';
export { soltarItens } from './soltar-itens.ts';
