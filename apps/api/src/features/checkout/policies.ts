import type { checkout } from '@rateia/contracts/checkout';
import type { Politicas } from '../../http/politicas.ts';

/**
 * Who may make each call of checkout and payment (REGRAS 2.15). A hold, a membership and a payment are found for their
 * owner only: for anybody else they do not exist (404).
 */
export const politicas = {
  preCheckout: ['usuario'],
  getPreCheckout: ['dono'],
  cancelarPreCheckout: ['dono'],
  taxas: ['dono'],
  createAssinatura: ['dono'],
  getMeioPagamento: ['usuario'],
  calcularTaxas: ['usuario'],
  getPagamentoStatus: ['dono'],
  verificarPagamento: ['dono'],
  gerarNovoPix: ['dono'],
  getRestricaoDaPessoa: ['usuario'],
  getRestricoes: ['usuario'],
  webhookPix: ['provedor'],
  webhookPixEnvio: ['provedor'],
} as const satisfies Politicas<keyof typeof checkout>;
