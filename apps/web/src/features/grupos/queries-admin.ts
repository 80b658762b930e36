import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** What an administrator reads of a group of his. */
export const grupoAdminQueries = {
  detalhe: (id: number) => consulta(chamadas.getGrupoAdmin, { params: { id } }),
};
