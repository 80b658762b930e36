import type { CasoDeReembolso } from '../carteira/reembolso.ts';
import type { Dia } from '../datas.ts';
import { diasEntre, somarDias } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** The ways in which a member may leave by his own will (REGRAS 2.9). */
export const TIPOS_DE_SAIDA = ['fimDoCiclo', 'agora', 'arrependimento'] as const;
export type TipoDeSaida = (typeof TIPOS_DE_SAIDA)[number];

export type SituacaoDoMembro = {
  readonly hoje: Dia;
  /** Day of the first payment; undefined while it was not paid. */
  readonly primeiroPagamento?: Dia;
  readonly fimDoCiclo?: Dia;
  readonly saidaAgendada: boolean;
  readonly fidelidade: boolean;
};

/** Within 7 days of the first payment everything goes back; the day of payment is day zero (CDC 49, REGRAS 2.9). */
export function dentroDoArrependimento(
  { primeiroPagamento, hoje }: Pick<SituacaoDoMembro, 'primeiroPagamento' | 'hoje'>,
  regras: Regras,
): boolean {
  if (primeiroPagamento === undefined) return false;
  return diasEntre(primeiroPagamento, hoje) <= regras.reembolso.diasDeArrependimento;
}

/** The last day on which everything goes back to a person who pays for the first time on this day (CDC 49, REGRAS 2.9). */
export function ultimoDiaDoArrependimento(primeiroPagamento: Dia, regras: Regras): Dia {
  return somarDias(primeiroPagamento, regras.reembolso.diasDeArrependimento);
}

/** The ways out to offer, the recommended one first; the cycle's end only when a cycle runs (REGRAS 2.9). */
export function saidasPossiveis(situacao: SituacaoDoMembro, regras: Regras): readonly TipoDeSaida[] {
  if (dentroDoArrependimento(situacao, regras)) {
    return situacao.fimDoCiclo === undefined || situacao.saidaAgendada
      ? ['arrependimento']
      : ['arrependimento', 'fimDoCiclo'];
  }
  if (situacao.fimDoCiclo === undefined) return ['agora'];
  return situacao.saidaAgendada ? ['agora'] : ['fimDoCiclo', 'agora'];
}

/** The row of the refund table that a way out falls under (REGRAS 2.9). */
export function casoDaSaida(tipo: TipoDeSaida, { fidelidade }: Pick<SituacaoDoMembro, 'fidelidade'>): CasoDeReembolso {
  return tipo === 'agora' && fidelidade ? 'fidelidadeAntecipada' : tipo;
}

/** Three withdrawals by right in 12 months: a person looks first (REGRAS 2.9). */
export function exigeRevisao(
  { arrependimentosNoPeriodo }: { readonly arrependimentosNoPeriodo: number },
  regras: Regras,
): boolean {
  return arrependimentosNoPeriodo >= regras.reembolso.arrependimentosAteRevisao;
}

/** The platform bears the month of a withdrawal by right once the access data was opened (REGRAS 2.9). */
export function plataformaCobre(saida: { readonly caso: CasoDeReembolso; readonly abriuDados: boolean }): boolean {
  return saida.caso === 'arrependimento' && saida.abriuDados;
}

export type RecusaDeReversao = 'semSaidaAgendada' | 'naoFoiEscolha' | 'prazoTerminou' | 'vagaJaReservada';

/**
 * A leaver may take it back (`reverter`) until the last day, and only while no waiting person holds the seat; never a
 * member who leaves because his deposit was not rebuilt, or whom the administrator takes out (REGRAS 2.8, 2.9).
 */
export function recusaDeReversao(saida: {
  readonly agendadaPara?: Dia;
  readonly hoje: Dia;
  readonly temFila: boolean;
  /** The case of the refund table under which he leaves. */
  readonly motivo: string | null;
}): RecusaDeReversao | undefined {
  if (saida.agendadaPara === undefined) return 'semSaidaAgendada';
  if (saida.motivo !== null && NAO_ESCOLHIDAS.includes(saida.motivo)) return 'naoFoiEscolha';
  if (saida.hoje > saida.agendadaPara) return 'prazoTerminou';
  return saida.temFila ? 'vagaJaReservada' : undefined;
}

/** Leavings on a date that the member did not choose. */
const NAO_ESCOLHIDAS: readonly string[] = [
  'inadimplencia',
  'removidoNoFimDoCiclo',
] satisfies readonly CasoDeReembolso[];
