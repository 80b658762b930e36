import { multaDeFidelidade } from '../carteira/reembolso.ts';
import type { Dia } from '../datas.ts';
import { somarDias, somarMeses } from '../datas.ts';
import type { Centavos } from '../dinheiro.ts';
import type { Regras } from '../regras.ts';
import { PERIODO_PLANO } from './enums.ts';

/** The terms that a fidelity group may have, in months: those of the plan periods (REGRAS part 1). */
export type MesesDeFidelidade = 3 | 6 | 12;

/** The term that a plan of this period gives; null for one that is paid by the month (REGRAS part 1). */
export function mesesDoPeriodo(periodo: number): MesesDeFidelidade | null {
  const { trimestral, semestral, anual } = PERIODO_PLANO;
  return [trimestral, semestral, anual].find(({ id }) => id === periodo)?.meses ?? null;
}

/** The whole term of a membership: the group's months, once more for each renewal (REGRAS 2.9). */
export function prazoEmMeses({ meses, renovacoes }: { readonly meses: number; readonly renovacoes: number }): number {
  return meses * (1 + renovacoes);
}

/** The last day of a term that begins with the first cycle (REGRAS 2.9). */
export function fimDaFidelidade(inicio: Dia, meses: number): Dia {
  return somarDias(somarMeses(inicio, meses), -1);
}

/** The day from which a member is asked what comes after the term: 15 days before its end (REGRAS 2.9). */
export function diaDaPergunta(fim: Dia, { fidelidade }: Regras): Dia {
  return somarDias(fim, -fidelidade.diasDeAviso);
}

/** The month of a term that runs on a day, from 1 (REGRAS 2.9). */
export function mesDoPrazo(inicio: Dia, hoje: Dia): number {
  let mes = 1;
  while (somarMeses(inicio, mes) <= hoje) mes += 1;
  return mes;
}

/** The exit fee of a person who leaves in one month of the term. */
export type MesDaMulta = { readonly mes: number; readonly restantes: number; readonly multa: Centavos };

/** The exit fee month by month: it falls, and is never more than the deposit (REGRAS 2.9). */
export function curvaDaMulta(
  vaga: { readonly caucao: Centavos; readonly mensalSemTaxas: Centavos; readonly meses: number },
  regras: Regras,
): readonly MesDaMulta[] {
  const { caucao, mensalSemTaxas, meses } = vaga;
  return Array.from({ length: meses }, (_, n) => {
    const restantes = meses - n - 1;
    const fidelidade = { mesesRestantes: restantes, mensalSemTaxas, isenta: false };
    return { mes: n + 1, restantes, multa: multaDeFidelidade({ caucao, fidelidade }, regras) };
  });
}
