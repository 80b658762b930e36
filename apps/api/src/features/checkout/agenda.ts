import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';

export const ASSINATURA_PAGA = tarefa('assinaturaPaga', leva<{ readonly assinaturaId: number }>());
