import { diasEntre, somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** Pix: a code that lives for minutes, and money that the bank gives back for some time (REGRAS 2.2, 2.4, 2.9). */
export const pix = {
  ...MEIO_PAGAMENTO.pix,
  tipo: 'cobranca',
  descricao: 'Na hora, com o aplicativo do seu banco',
  numeros: ({ meios }) => meios.pix,
  recarrega: true,
  indisponivel: () => undefined,
  expiraEm: (agora, { meios }) => somarMinutos(agora, meios.pix.minutosDoCodigo),
  devolve: ({ pagoEm, hoje }, { reembolso }) => diasEntre(pagoEm, hoje) <= reembolso.diasDaDevolucaoPix,
} as const satisfies MeioDeCobranca;
