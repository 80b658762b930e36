import type { Dia, Instante } from '../../datas.ts';
import { diaDe, diasEntre, fimDoDia, proximoDiaUtil, somarDias, somarDiasUteis } from '../../datas.ts';
import type { Regras } from '../../regras.ts';
import { MEIO_PAGAMENTO } from '../listagem.ts';
import type { MeioDeCobranca } from '../meio.ts';

/** The due date of a boleto that is made on a day: never on a weekend or a bank holiday (REGRAS 2.4). */
export function vencimentoDoBoleto(hoje: Dia, { meios }: Pick<Regras, 'meios'>): Dia {
  return proximoDiaUtil(somarDias(hoje, meios.boleto.diasParaVencer));
}

/** The last day on which the money of a boleto is waited for: a bank takes two business days to clear it (REGRAS 2.2). */
export function ultimoDiaDoBoleto(vencimento: Dia, { vagas }: Pick<Regras, 'vagas'>): Dia {
  return somarDiasUteis(vencimento, vagas.diasUteisAposVencimentoDoBoleto);
}

/** The calendar days after its due date on which banks still take it, which cover those business days. */
export function diasDepoisDoVencimento(vencimento: Dia, regras: Pick<Regras, 'vagas'>): number {
  return diasEntre(vencimento, ultimoDiaDoBoleto(vencimento, regras));
}

/** Boleto: a bill of days, whose money comes later and never goes back by itself (REGRAS 2.2, 2.4, 2.9). */
export const boleto = {
  ...MEIO_PAGAMENTO.boleto,
  tipo: 'cobranca',
  descricao: 'Vence em alguns dias e compensa em até 2 dias úteis',
  numeros: ({ meios }) => meios.boleto,
  recarrega: true,
  pedeEndereco: true,
  indisponivel: ({ valor }, { meios }) => (valor < meios.boleto.minimo ? 'valorMinimo' : undefined),
  expiraEm: (agora: Instante, regras) => fimDoDia(vencimentoDoBoleto(diaDe(agora), regras)),
  retemAte: (expiraEm, regras) => fimDoDia(ultimoDiaDoBoleto(diaDe(expiraEm), regras)),
  // Seats that wait for days must leave others for those who pay at once.
  podeReter: ({ pedidas, livres, retidas, doUsuario }, { vagas }) =>
    doUsuario < vagas.boletosPorUsuarioNoGrupo &&
    (retidas + pedidas) * 1_000 <= (livres + retidas) * vagas.milesimosLivresEmBoleto,
  devolve: () => false,
} as const satisfies MeioDeCobranca;
