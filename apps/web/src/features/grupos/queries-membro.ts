import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of a person about his own groups. */
export const grupoMembroQueries = {
  meus: () => consulta(chamadas.getGruposUsuario),
  detalhe: (id: number) => consulta(chamadas.getGrupoMembro, { params: { id } }),
  /** The handing over of the group, for its administrator and its members. */
  sucessao: (id: number) => consulta(chamadas.getSucessao, { params: { id } }),
  /** The due day, and what each other one costs. */
  vencimento: (id: number) => consulta(chamadas.getVencimento, { params: { id } }),
  /** A description of the vault's content for the reader; reading it opens nothing. */
  acesso: (id: number) => consulta(chamadas.getDadosAcesso, { params: { id } }),
  /** The messages of a member and the administrator; the administrator names the seat. */
  conversa: (id: number, idAssinatura: number | undefined) =>
    consulta(chamadas.getConversa, { params: { id }, query: idAssinatura === undefined ? {} : { idAssinatura } }),
};
