import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of a person who thinks about leaving a group. */
export const cancelamentoQueries = {
  informacoes: (idGrupo: number) => consulta(chamadas.getCancelamentoInformacoes, { query: { idGrupo } }),
  fidelidade: (id: number) => consulta(chamadas.getFidelidade, { params: { id } }),
  opcoes: (idGrupo: number) => consulta(chamadas.getCancelamentoMembro, { params: { id: idGrupo } }),
  motivos: (idGrupo: number) => ({
    ...consulta(chamadas.getMotivosMembro, { query: { idGrupo } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
