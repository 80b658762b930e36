import { ciclosInteiros } from '../carteira/ciclo.ts';
import type { Dia } from '../datas.ts';
import { somarDias } from '../datas.ts';
import type { StatusGrupo } from './estados.ts';
import { ID_STATUS_GRUPO as S } from './estados.ts';

/**
 * Whole cycles that every member still has until a scheduled end, the running ones not counted. `ancoras` are the days
 * from which the members' cycles count; who has none yet cannot begin before tomorrow (REGRAS 2.1).
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
 * Where a group goes when its end is taken back: the status before, which its seats tell, also when a member left
 * meanwhile for another reason than the end (REGRAS 2.1).
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
