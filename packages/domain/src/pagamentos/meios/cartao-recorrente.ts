import { somarHoras } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';
import { cartao } from './cartao.ts';

/**
 * The default saved card, charged by the product on the day of a month that the balance does not cover. Nobody chooses it
 * for a purchase: a person pays one with the card typed, or saved (REGRAS 2.4, 2.8).
 */
export const cartaoRecorrente = {
  ...cartao,
  ...MEIO_PAGAMENTO.cartaoRecorrente,
  descricao: 'No dia do vencimento, quando o saldo não basta',
  numeros: ({ meios }) => meios.cartaoRecorrente,
  recarrega: false,
  expiraEm: (agora, { cartoes }) => somarHoras(agora, cartoes.horasDaRecorrente),
} as const satisfies MeioDeCobranca;
