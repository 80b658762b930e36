import type { pagamentos } from '@rateia/contracts/pagamentos';
import type { Politicas } from '../../http/politicas.ts';

/**
 * Roles that may make each call of payments (REGRAS 2.15). A payment is found for its owner only: for anybody else it
 * does not exist (404).
 */
export const politicas = {
  getMeioPagamento: ['usuario'],
  calcularTaxas: ['usuario'],
  getPagamentoStatus: ['dono'],
  verificarPagamento: ['dono'],
  getDevolucoesDoPagamento: ['dono'],
  gerarNovoCodigo: ['dono'],
  getCamposDoCartao: ['usuario'],
  pagarComCartao: ['dono'],
  getCartoes: ['usuario'],
  getCartaoRecorrente: ['usuario'],
  createCartao: ['usuario'],
  deleteCartao: ['usuario'],
  ativarCartao: ['usuario'],
  finalizarSegurancaDoCartao: ['usuario'],
  escolherCartao: ['usuario'],
  updateCartaoRecorrente: ['usuario'],
  webhookDoProvedor: ['provedor'],
  webhookDoProvedorPorTipo: ['provedor'],
} as const satisfies Politicas<keyof typeof pagamentos>;
