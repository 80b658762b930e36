/**
 * The listings of the specification: `id` is listing A's, kept on invoices and payments; `provedor` is listing B's,
 * which names the company that runs it (spec B§3; REGRAS 2.4). A method that the product can carry out has a module of
 * its name in `meios/`.
 */
export const MEIO_PAGAMENTO = {
  mercadoPago: { id: 2, provedor: 2, rotulo: 'Mercado Pago' },
  payPal: { id: 3, rotulo: 'PayPal', talvezCartao: true },
  credito: { id: 4, provedor: 4, rotulo: 'Saldo da carteira' },
  transferencia: { id: 5, rotulo: 'Transferência bancária' },
  pagSeguro: { id: 7, provedor: 7, rotulo: 'PagSeguro', talvezCartao: true },
  picPay: { id: 8, provedor: 8, rotulo: 'PicPay', talvezCartao: true },
  cartaoJuno: { id: 9, provedor: 9, rotulo: 'Cartão de crédito', cartao: true },
  boleto: { id: 11, provedor: 11, rotulo: 'Boleto' },
  pix: { id: 12, provedor: 12, rotulo: 'Pix' },
  cartaoRecorrente: { id: 13, provedor: 13, rotulo: 'Cartão de crédito recorrente', cartao: true },
  pixMercadoPago: { id: 14, provedor: 14, rotulo: 'Pix pelo Mercado Pago' },
  cartaoCadastrado: { id: 100, rotulo: 'Cartão cadastrado', cartao: true },
  // The listing gives it no number: this one is ours.
  pixProgramado: { id: 112, provedor: 12, rotulo: 'Pix programado' },
} as const;

export type NomeNaListagem = keyof typeof MEIO_PAGAMENTO;

/** Cards by name: money that goes back to one appears on its bill. */
export const IDS_DE_CARTAO: readonly number[] = Object.values(MEIO_PAGAMENTO)
  .filter((meio) => 'cartao' in meio)
  .map(({ id }) => id);

/** Cards, and wallets that a card may fill: a balance that was added by one cannot be withdrawn at once (REGRAS 2.5). */
export const IDS_TALVEZ_DE_CARTAO: readonly number[] = Object.values(MEIO_PAGAMENTO)
  .filter((meio) => 'cartao' in meio || 'talvezCartao' in meio)
  .map(({ id }) => id);

/** The purpose of a payment on the wire (spec B§3); it follows from the payment's document. */
export const FINALIDADE_PAGAMENTO = {
  assinatura: { id: 1, rotulo: 'Assinatura' },
  credito: { id: 2, rotulo: 'Saldo' },
  fatura: { id: 3, rotulo: 'Fatura' },
  assinaturaComCarrinho: { id: 99, rotulo: 'Assinatura com carrinho' },
} as const;
export type FinalidadePagamento = (typeof FINALIDADE_PAGAMENTO)[keyof typeof FINALIDADE_PAGAMENTO]['id'];

/** The sentence for a payment that the payer's bank did not approve: a refusal of the API, and the page after a redirect. */
export const PAGAMENTO_NAO_APROVADO = 'Este pagamento não foi aprovado pelo seu banco. Nenhum valor foi cobrado.';
