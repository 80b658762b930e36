import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of an administrator about his group. */
export const grupoAdminQueries = {
  detalhe: (id: number) => consulta(chamadas.getGrupoAdmin, { params: { id } }),
  membro: (id: number, memberId: number) => consulta(chamadas.getGrupoAdminMembro, { params: { id, memberId } }),
  remocao: (id: number, memberId: number) =>
    consulta(chamadas.getCancelamentoAdministradorMembro, { params: { id, memberId } }),
  motivosDaRemocao: (id: number, memberId: number) => ({
    ...consulta(chamadas.getMotivosAdministrador, { params: { id, memberId } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  mauUso: (idAssinatura: number) => consulta(chamadas.getMauUso, { params: { id: idAssinatura } }),
};
