import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioNaHora } from '../meio.ts';

/** The wallet: pays at once from its balance, and does not top itself up (REGRAS 2.4). */
export const credito = {
  ...MEIO_PAGAMENTO.credito,
  tipo: 'naHora',
  descricao: 'Na hora, com o saldo da sua carteira',
  numeros: ({ meios }) => meios.credito,
  recarrega: false,
  indisponivel: ({ valor, saldo }) => (saldo < valor ? 'saldoInsuficiente' : undefined),
} as const satisfies MeioNaHora;
