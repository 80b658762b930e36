import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import type { PedidoDe } from '../../lib/api-client.ts';
import { consulta } from '../../lib/consultas.ts';

/** The queries of an administrator about his group. */
export const grupoAdminQueries = {
  detalhe: (id: number) => consulta(chamadas.getGrupoAdmin, { params: { id } }),
  /** The value of the group, and what was announced. */
  valor: (id: number) => consulta(chamadas.verificarAlteracaoPlano, { params: { id }, query: {} }),
  /** The effect of another value; the last answer stays while the next one is computed. */
  novoValor: (id: number, pedido: PedidoDe<'verificarAlteracaoPlano'>['query'] | undefined) => ({
    ...consulta(chamadas.verificarAlteracaoPlano, { params: { id }, query: pedido ?? {} }),
    enabled: pedido !== undefined,
    placeholderData: keepPreviousData,
  }),
  membro: (id: number, memberId: number) => consulta(chamadas.getGrupoAdminMembro, { params: { id, memberId } }),
  remocao: (id: number, memberId: number) =>
    consulta(chamadas.getCancelamentoAdministradorMembro, { params: { id, memberId } }),
  motivosDaRemocao: (id: number, memberId: number) => ({
    ...consulta(chamadas.getMotivosAdministrador, { params: { id, memberId } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  mauUso: (idAssinatura: number) => consulta(chamadas.getMauUso, { params: { id: idAssinatura } }),
};
