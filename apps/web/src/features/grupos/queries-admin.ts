import { consulta } from '../../lib/consultas.ts';

/** The queries of an administrator about his group. */
export const grupoAdminQueries = {
  detalhe: (id: number) => consulta('getGrupoAdmin', { params: { id } }),
};
