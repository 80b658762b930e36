import { leva } from '../../db/carga.ts';
import { tarefa } from '../../db/fila.ts';

export const LACRAR_LIVRO = tarefa('lacrarLivro');
export const CONFERIR_LIVRO = tarefa('conferirLivro', leva<{ readonly completa: boolean }>());
