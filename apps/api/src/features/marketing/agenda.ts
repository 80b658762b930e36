import { tarefa } from '../../db/fila.ts';

export const FECHAR_CONTAGENS = tarefa('fecharContagens');
