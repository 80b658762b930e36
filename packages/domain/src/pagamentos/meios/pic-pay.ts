import { diasEntre, somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** PicPay: paid in its application, by a code that lives for minutes or by the page that stands for it (REGRAS 2.4). */
export const picPay = {
  ...MEIO_PAGAMENTO.picPay,
  tipo: 'cobranca',
  descricao: 'Com o aplicativo do PicPay',
  numeros: ({ meios }) => meios.picPay,
  recarrega: true,
  indisponivel: () => undefined,
  expiraEm: (agora, { meios }) => somarMinutos(agora, meios.picPay.minutosDoCodigo),
  devolve: ({ pagoEm, hoje }, { reembolso }) => diasEntre(pagoEm, hoje) <= reembolso.diasDaDevolucaoPix,
} as const satisfies MeioDeCobranca;
