import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Groups that wait for a decision. */
export const mesaDeGruposQueries = {
  grupos: () => daFila(consulta('getGruposEmAnalise', { query: {} })),
  fim: (id: number) => consulta('getFimDoGrupo', { params: { id } }),
};
