import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of a person who thinks about leaving a group, or about ending his own. */
export const cancelamentoQueries = {
  informacoes: (idGrupo: number) => consulta(chamadas.getCancelamentoInformacoes, { query: { idGrupo } }),
  fidelidade: (id: number) => consulta(chamadas.getFidelidade, { params: { id } }),
  opcoes: (idGrupo: number) => consulta(chamadas.getCancelamentoMembro, { params: { id: idGrupo } }),
  atraso: (token: string) => consulta(chamadas.getInadimplencia, { query: { token } }),
  doGrupo: (idGrupo: number) => consulta(chamadas.getCancelamentoAdministrador, { params: { id: idGrupo } }),
  sucessao: (idGrupo: number) => consulta(chamadas.getSucessao, { params: { id: idGrupo } }),
  novo: (idGrupo: number) => consulta(chamadas.getCancelamentoNovo, { query: { idGrupo } }),
  motivos: (idGrupo: number) => consulta(chamadas.getMotivosMembro, { query: { idGrupo } }),
};
