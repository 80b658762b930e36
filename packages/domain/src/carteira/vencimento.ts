import type { Dia } from '../datas.ts';
import { diasEntre, somarDias } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import { fracao, somar } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import type { Ciclo } from './ciclo.ts';
import { cicloDoDia, diasDoCiclo } from './ciclo.ts';

/** The two parts of a month's price. */
export type ValorDoMes = { readonly plano: Centavos; readonly taxa: Centavos };

/** The month that leads from a due day to another one. */
export type MesDeAjuste = {
  /** Day of the month that was chosen. */
  readonly dia: number;
  readonly ciclo: Ciclo;
  readonly dias: number;
  /** The days that this month would have had. */
  readonly deCostume: number;
  /** The first due day of the choice: cycles count from it. */
  readonly ancora: Dia;
};

/** The day of the month of a calendar day. */
export function diaDoMes(dia: Dia): number {
  return Number(dia.slice(8));
}

/**
 * The month that begins on the next due day and ends before the chosen one: shorter than usual, or longer where it would
 * have fewer than 15 days, so that the steps of two invoices never meet (REGRAS 2.8). `proximo` is the next due day.
 */
export function mesDeAjuste(
  { ancora, proximo, dia }: { readonly ancora: Dia; readonly proximo: Dia; readonly dia: number },
  { vencimento }: Pick<Regras, 'vencimento'>,
): MesDeAjuste {
  let nova = somarDias(proximo, vencimento.diasDoMesMaisCurto);
  while (diaDoMes(nova) !== dia) nova = somarDias(nova, 1);
  const ciclo = { inicio: proximo, fim: somarDias(nova, -1) };
  const deCostume = diasDoCiclo(cicloDoDia(ancora, proximo));
  return { dia, ciclo, dias: diasEntre(proximo, nova), deCostume, ancora: nova };
}

/** Part and fee of a month of another length: each by its days, rounded once (REGRAS 2.0, 2.8). */
export function doMesAjustado(
  mes: ValorDoMes,
  { ciclo, deCostume }: { readonly ciclo: Ciclo; readonly deCostume: number },
): ValorDoMes {
  const proporcao = { numerador: diasDoCiclo(ciclo), denominador: deCostume };
  return { plano: fracao(mes.plano, proporcao), taxa: fracao(mes.taxa, proporcao) };
}

/** The whole of a month. */
export function totalDoMes({ plano, taxa }: ValorDoMes): Centavos {
  return somar(plano, taxa);
}

/** The reasons why no day can be chosen now, and those why one day cannot. */
export type ImpedimentoDoVencimento =
  | 'vencimentoNaoMuda'
  | 'vencimentoEmAtraso'
  | 'vencimentoPerto'
  | 'vencimentoRecente';
export type RecusaDeVencimento = ImpedimentoDoVencimento | 'vencimentoForaDoMes' | 'vencimentoIgual';

/** The facts of a membership on which a change of its due day depends. */
export type FatosDoVencimento = {
  readonly hoje: Dia;
  /** The next due day; undefined where no month follows: no cycle yet, a member who leaves, a group that ends. */
  readonly proximo: Dia | undefined;
  /** Something of this membership is late: a month, or the deposit to be rebuilt. */
  readonly emAtraso: boolean;
  /** The day of the last change. */
  readonly ultimaMudanca: Dia | undefined;
};

/** The first day on which the due day may change again after a change (REGRAS 2.8). */
export function mudaDeNovoEm(ultimaMudanca: Dia, { vencimento }: Pick<Regras, 'vencimento'>): Dia {
  return somarDias(ultimaMudanca, vencimento.diasEntreMudancas);
}

/** The reason why the due day cannot change today, whatever the day; undefined when it can (REGRAS 2.8). */
export function impedimentoDoVencimento(fatos: FatosDoVencimento, regras: Regras): ImpedimentoDoVencimento | undefined {
  const { hoje, proximo, emAtraso, ultimaMudanca } = fatos;
  if (proximo === undefined) return 'vencimentoNaoMuda';
  if (emAtraso) return 'vencimentoEmAtraso';
  if (ultimaMudanca !== undefined && hoje < mudaDeNovoEm(ultimaMudanca, regras)) return 'vencimentoRecente';
  // From D-7 on the month is billed as it is.
  if (hoje >= somarDias(proximo, regras.cobranca.emitirEm)) return 'vencimentoPerto';
  return undefined;
}

/** The refusal of a day: one that not every month has, and the one that it is already (REGRAS 2.8). */
export function recusaDoDia(
  { dia, ancora }: { readonly dia: number; readonly ancora: Dia },
  { vencimento }: Pick<Regras, 'vencimento'>,
): RecusaDeVencimento | undefined {
  if (dia < 1 || dia > vencimento.diaMaximo) return 'vencimentoForaDoMes';
  return dia === diaDoMes(ancora) ? 'vencimentoIgual' : undefined;
}
