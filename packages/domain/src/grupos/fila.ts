import type { Dia, Instante } from '../datas.ts';
import { fimDoDia, inicioDoDia, somarDias, somarHoras } from '../datas.ts';
import type { Regras } from '../regras.ts';

/** The day on which a person who waits enters: the one after the leaver's last day (REGRAS 2.10). */
export function entradaPelaSaida(saidaEm: Dia): Dia {
  return somarDias(saidaEm, 1);
}

/** Until when a person leaves the waiting list without cost: 48 h before the entry date begins (REGRAS 2.10). */
export function limiteParaSairDaFila(entraEm: Dia, { fila }: Regras): Instante {
  return somarHoras(inicioDoDia(entraEm), -fila.horasParaDesistir);
}

/** The moment from which an entry date has slipped too far, and everything goes back (REGRAS 2.10). */
export function limiteDoAtraso(entraEm: Dia, { fila }: Regras): Instante {
  return fimDoDia(somarDias(entraEm, fila.diasDeAtrasoToleraveis));
}

/** The facts of a membership that tell if it waits for a dated place. */
export type Espera = { readonly entraEm: Dia | null; readonly entradaEm: Instante | null };

/** True while a membership holds a dated place and is not in yet (REGRAS 2.10). */
export function naFila({ entraEm, entradaEm }: Espera): boolean {
  return entraEm !== null && entradaEm === null;
}
