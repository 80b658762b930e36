import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';

/** Carried out later, so that the request takes as long for a contact that nobody has. */
export const CONVIDAR_POR_CONTATO = tarefa(
  'convidarPorContato',
  leva<{ readonly usuarioId: number; readonly contatoCifrado: string; readonly relacionamento: number }>(),
);
