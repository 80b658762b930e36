import { tarefa } from '../../db/fila.ts';

export const RECOLHER_RESULTADOS = tarefa('recolherResultados');
