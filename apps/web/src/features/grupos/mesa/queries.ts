import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Groups that wait for a decision. */
export const mesaDeGruposQueries = {
  grupos: () => daFila(consulta(chamadas.getGruposEmAnalise, { query: {} })),
  fim: (id: number) => consulta(chamadas.getFimDoGrupo, { params: { id } }),
};
