import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';
import { cartao } from './cartao.ts';

/** A saved card: its code alone is typed, and it costs less (REGRAS 2.4). Offered to a person who has one. */
export const cartaoCadastrado = {
  ...cartao,
  ...MEIO_PAGAMENTO.cartaoCadastrado,
  provedor: MEIO_PAGAMENTO.cartaoRecorrente.provedor,
  descricao: 'À vista, com um cartão que você já verificou',
  numeros: ({ meios }) => meios.cartaoCadastrado,
} as const satisfies MeioDeCobranca;
