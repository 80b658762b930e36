import { consulta } from '../../lib/consultas.ts';

/** The queries of a person who thinks about leaving a group. */
export const cancelamentoQueries = {
  informacoes: (idGrupo: number) => consulta('getCancelamentoInformacoes', { query: { idGrupo } }),
  opcoes: (idGrupo: number) => consulta('getCancelamentoMembro', { params: { id: idGrupo } }),
  motivos: (idGrupo: number) => ({
    ...consulta('getMotivosMembro', { query: { idGrupo } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
