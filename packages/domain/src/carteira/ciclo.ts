import type { Dia } from '../datas.ts';
import { diasEntre, somarDias, somarMeses } from '../datas.ts';

/** One paid month of a membership; both days are part of it. */
export type Ciclo = { readonly inicio: Dia; readonly fim: Dia };

const MESES_DO_ANO = 12;

function mesesEntre(de: Dia, ate: Dia): number {
  function mes(dia: Dia): number {
    return Number(dia.slice(0, 4)) * MESES_DO_ANO + Number(dia.slice(5, 7));
  }
  return mes(ate) - mes(de);
}

/** The n-th cycle of a membership, counted from the day of the first access: cycle 0 starts on it (REGRAS 2.1). */
export function cicloDeNumero(ancora: Dia, numero: number): Ciclo {
  return { inicio: somarMeses(ancora, numero), fim: somarDias(somarMeses(ancora, numero + 1), -1) };
}

/**
 * The cycle after the one that ends on `fim`; a cycle of the 31st returns to the 31st (REGRAS 2.1). Before the anchor lies
 * the one month that leads to a due day of the member's choice (REGRAS 2.8).
 */
export function cicloSeguinte({ ancora, fim }: { readonly ancora: Dia; readonly fim: Dia }): Ciclo {
  const inicio = somarDias(fim, 1);
  return inicio < ancora ? { inicio, fim: somarDias(ancora, -1) } : cicloDoDia(ancora, inicio);
}

/**
 * The day on which the next month is charged; undefined for a member who leaves, and after the end of the group (REGRAS
 * 2.1, 2.8).
 */
export function proximoVencimento(membro: {
  readonly cicloFim: Dia | null;
  readonly saidaEm: Dia | null;
  /** Last day of a group whose end is scheduled. */
  readonly fimEm: Dia | null;
}): Dia | null {
  const { cicloFim, saidaEm, fimEm } = membro;
  if (cicloFim === null || saidaEm !== null) return null;
  const proximo = somarDias(cicloFim, 1);
  return fimEm !== null && proximo > fimEm ? null : proximo;
}

/** Number of the cycle in which a day falls; negative before the first one. */
function numeroEm(ancora: Dia, dia: Dia): number {
  const numero = mesesEntre(ancora, dia);
  return somarMeses(ancora, numero) <= dia ? numero : numero - 1;
}

/** The cycle in which a day falls. */
export function cicloDoDia(ancora: Dia, dia: Dia): Ciclo {
  return cicloDeNumero(ancora, numeroEm(ancora, dia));
}

/** The last of the `quantos` cycles of an anchor that begin after a day (REGRAS 2.1). */
export function cicloDepoisDe(pedido: { readonly ancora: Dia; readonly dia: Dia; readonly quantos: number }): Ciclo {
  const { ancora, dia, quantos } = pedido;
  return cicloDeNumero(ancora, Math.max(0, numeroEm(ancora, dia) + 1) + quantos - 1);
}

/** Cycles of an anchor that begin after a day and are over with another, both their ends within (REGRAS 2.1). */
export function ciclosInteiros(pedido: { readonly ancora: Dia; readonly depoisDe: Dia; readonly ate: Dia }): number {
  const { ancora, depoisDe, ate } = pedido;
  const primeiro = Math.max(0, numeroEm(ancora, depoisDe) + 1);
  return Math.max(0, numeroEm(ancora, somarDias(ate, 1)) - primeiro);
}

/** Days of a cycle, both ends counted. */
export function diasDoCiclo({ inicio, fim }: Ciclo): number {
  return diasEntre(inicio, fim) + 1;
}
