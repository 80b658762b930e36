import type { Dia, Instante } from '../datas.ts';
import { diaDe } from '../datas.ts';
import type { ItemDaAgenda } from './agenda.ts';
import { feriadosAFrente, proximoSorteio } from './calendario-de-sorteios.ts';
import type { Loteria } from './loteria.ts';

/** The concurso that a pool made from a template enters; its number is null where no source has given one. */
export type ConcursoAVender = { readonly concurso: number | null; readonly dia: Dia };

/**
 * The next concurso of a lottery whose sales are open: that of the agenda, or the one after it by the calendar when its sales
 * have closed already. Undefined while nobody knows it (REGRAS 2.12 Templates).
 */
export function concursoAVender(
  loteria: Pick<Loteria, 'calendario'>,
  {
    item,
    agora,
  }: { readonly item: Pick<ItemDaAgenda, 'concurso' | 'sorteioEm' | 'vendasAte'>; readonly agora: Instante },
): ConcursoAVender | undefined {
  const { concurso, sorteioEm, vendasAte } = item;
  const dia = diaDe(sorteioEm);
  if (vendasAte > agora) return { concurso, dia };
  const proximo = proximoSorteio(loteria, { depoisDe: dia, feriados: feriadosAFrente(agora) });
  return proximo && { concurso: concurso === null ? null : concurso + 1, dia: proximo.dia };
}
