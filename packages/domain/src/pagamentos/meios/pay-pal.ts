import { diasEntre, somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** PayPal: paid on its own page, to which the person is sent; listing B has no number for it, so its id stands for it (REGRAS 2.4). */
export const payPal = {
  ...MEIO_PAGAMENTO.payPal,
  provedor: MEIO_PAGAMENTO.payPal.id,
  tipo: 'cobranca',
  descricao: 'Com a sua conta do PayPal, na página deles',
  numeros: ({ meios }) => meios.payPal,
  recarrega: true,
  indisponivel: () => undefined,
  expiraEm: (agora, { meios }) => somarMinutos(agora, meios.payPal.minutosDaPagina),
  devolve: ({ pagoEm, hoje }, { reembolso }) => diasEntre(pagoEm, hoje) <= reembolso.diasDaDevolucaoPix,
} as const satisfies MeioDeCobranca;
