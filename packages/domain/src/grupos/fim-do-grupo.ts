import { cicloDepoisDe, cicloDoDia, ciclosInteiros } from '../carteira/ciclo.ts';
import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';

/**
 * Whole cycles that every member still has until a scheduled end, the running ones not counted. `ancoras` are the days
 * from which the members' cycles count; a member without a cycle cannot begin before tomorrow (REGRAS 2.1).
 */
export function ciclosDeAviso({
  ancoras,
  hoje,
  fimEm,
}: {
  readonly ancoras: readonly Dia[];
  readonly hoje: Dia;
  readonly fimEm: Dia;
}): number {
  const inteiros = [somarDias(hoje, 1), ...ancoras].map((ancora) =>
    ciclosInteiros({ ancora, depoisDe: hoje, ate: fimEm }),
  );
  return Math.min(...inteiros);
}

/**
 * The first day on which a group may end by date: the notice period of every member is over, and the last of their
 * cycles closes (REGRAS 2.1).
 */
export function primeiroFim({
  ancoras,
  hoje,
  ciclos,
}: {
  readonly ancoras: readonly Dia[];
  readonly hoje: Dia;
  /** Whole cycles of notice. */
  readonly ciclos: number;
}): Dia {
  let ultimo = hoje;
  for (const ancora of [somarDias(hoje, 1), ...ancoras]) {
    const { fim } = cicloDepoisDe({ ancora, dia: hoje, quantos: ciclos });
    if (fim > ultimo) ultimo = fim;
  }
  return ultimo;
}

/** Members whose month does not close on the last day of the group: they lose the rest of it (REGRAS 2.1). */
export function mesesCortados(ancoras: readonly Dia[], fimEm: Dia): number {
  return ancoras.filter((ancora) => cicloDoDia(ancora, fimEm).fim !== fimEm).length;
}

/**
 * The status of a group whose end is taken back: the status before, computed from its seats, because a member may have
 * left meanwhile for another reason (REGRAS 2.1).
 */
export function statusSemOFim({
  vagasLivres,
  saidasAgendadas,
}: {
  /** Seats that nobody has taken for good. */
  readonly vagasLivres: number;
  readonly saidasAgendadas: number;
}): StatusGrupo {
  if (vagasLivres > 0) return S.assinadoComVagas;
  return saidasAgendadas > 0 ? S.filaEspera : S.ativo;
}
