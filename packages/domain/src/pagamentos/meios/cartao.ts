import { diasEntre, somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** Credit card, its number typed for this payment. Its money goes back the way it came until it is settled (REGRAS 2.4, 2.9). */
export const cartao = {
  ...MEIO_PAGAMENTO.cartaoJuno,
  tipo: 'cobranca',
  descricao: 'À vista, com a confirmação do seu banco',
  numeros: ({ meios }) => meios.cartaoJuno,
  recarrega: true,
  indisponivel: ({ valor }, { cartoes }) => (valor < cartoes.valorMinimo ? 'valorMinimo' : undefined),
  expiraEm: (agora, { cartoes }) => somarMinutos(agora, cartoes.minutosParaPagar),
  devolve: ({ pagoEm, hoje }, { reembolso }) => diasEntre(pagoEm, hoje) <= reembolso.diasAteLiquidarCartao,
} as const satisfies MeioDeCobranca;
