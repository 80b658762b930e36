import { diasEntre, somarMinutos } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** PagSeguro: paid on the page of PagBank, to which the person is sent, by card or by Pix (REGRAS 2.4). */
export const pagSeguro = {
  ...MEIO_PAGAMENTO.pagSeguro,
  tipo: 'cobranca',
  descricao: 'Com cartão ou Pix, na página do PagBank',
  numeros: ({ meios }) => meios.pagSeguro,
  recarrega: true,
  indisponivel: () => undefined,
  expiraEm: (agora, { meios }) => somarMinutos(agora, meios.pagSeguro.minutosDaPagina),
  // The page does not tell by what it was paid: the time of a Pix, the shortest of them, holds for all.
  devolve: ({ pagoEm, hoje }, { reembolso }) => diasEntre(pagoEm, hoje) <= reembolso.diasDaDevolucaoPix,
} as const satisfies MeioDeCobranca;
