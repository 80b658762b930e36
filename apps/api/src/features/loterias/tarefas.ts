import { servir } from '../../db/fila.ts';
import type { Deps } from '../../http/deps.ts';
import { RECOLHER_RESULTADOS } from './agenda.ts';
import { recolherResultados } from './resultados/recolher-resultados.ts';

/** Each minute the sources are asked for the concursos that are due. */
export function tarefasDeLoterias(deps: Deps) {
  return [servir(RECOLHER_RESULTADOS, async () => await recolherResultados(deps))];
}
