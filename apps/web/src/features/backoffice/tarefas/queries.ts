import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Jobs that failed or wait. */
export const tarefasQueries = {
  tarefas: (estado: 'falhou' | 'pendente', pagina: number) => ({
    ...daFila(consulta(chamadas.getTarefas, { query: { estado, pagina } })),
    placeholderData: keepPreviousData,
  }),
};
