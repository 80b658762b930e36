import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';
import { cartao } from './cartao.ts';

/** The wallet of Mercado Pago: paid on its own page, to which the person is sent (REGRAS 2.4). */
export const mercadoPago = {
  ...cartao,
  ...MEIO_PAGAMENTO.mercadoPago,
  descricao: 'Com a sua conta do Mercado Pago, na página deles',
  numeros: ({ meios }) => meios.mercadoPago,
} as const satisfies MeioDeCobranca;
