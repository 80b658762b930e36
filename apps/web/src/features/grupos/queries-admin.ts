import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of an administrator about his group. */
export const grupoAdminQueries = {
  detalhe: (id: number) => consulta(chamadas.getGrupoAdmin, { params: { id } }),
};
