import type { checkout } from '@rateia/contracts/checkout';
import type { Politicas } from '../../http/politicas.ts';

/**
 * Roles that may make each call of the checkout (REGRAS 2.15). A hold and a membership are found for their owner only:
 * for anybody else they do not exist (404).
 */
export const politicas = {
  preCheckout: ['usuario'],
  getPreCheckout: ['dono'],
  cancelarPreCheckout: ['dono'],
  taxasDaAssinatura: ['dono'],
  createAssinatura: ['dono'],
  cupomDaAssinatura: ['dono'],
  cupomDoCarrinho: ['usuario'],
  getCarrinho: ['usuario'],
  adicionarAoCarrinho: ['usuario'],
  mudarVagasDoCarrinho: ['usuario'],
  removerDoCarrinho: ['usuario'],
  limparCarrinho: ['usuario'],
  preCheckoutCarrinho: ['usuario'],
  getPreCheckoutCarrinho: ['dono'],
  createAssinaturaCarrinho: ['dono'],
  getCpfCompra: ['usuario'],
  getRestricaoDaPessoa: ['usuario'],
  getRestricoes: ['usuario'],
  getComboDeGrupos: ['usuario'],
  comboDoCarrinho: ['usuario'],
  getMudancaDeGrupo: ['membro'],
  getContaDaMudanca: ['membro'],
  mudarDeGrupo: ['membro'],
  getVagaEquivalente: ['exMembro'],
  aceitarVagaEquivalente: ['exMembro'],
} as const satisfies Politicas<keyof typeof checkout>;
