import { diaDe, inicioDoDia, somarDias } from '../../datas.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';
import { pix } from './pix.ts';

/**
 * Pix programado: the payer's bank pays a month on its due day, by an authorisation that its holder gave there. Nobody
 * chooses it for a purchase (REGRAS 1, 2.4).
 */
export const pixProgramado = {
  ...MEIO_PAGAMENTO.pixProgramado,
  tipo: 'cobranca',
  descricao: 'No dia do vencimento, pelo seu banco',
  numeros: ({ meios }) => meios.pixProgramado,
  recarrega: false,
  indisponivel: () => undefined,
  expiraEm: (agora, { programado, cobranca }) =>
    inicioDoDia(somarDias(diaDe(agora), programado.antecedencia.maximo + cobranca.usarCaucaoEm)),
  devolve: pix.devolve,
} as const satisfies MeioDeCobranca;
