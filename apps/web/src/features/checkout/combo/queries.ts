import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';

export const comboQueries = {
  combo: (id: number) => consulta(chamadas.getComboDeGrupos, { params: { id } }),
};
