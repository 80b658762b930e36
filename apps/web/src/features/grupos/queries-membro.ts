import { consulta } from '../../lib/consultas.ts';

/** What somebody reads of the groups that are his. */
export const grupoMembroQueries = {
  meus: () => consulta('getGruposUsuario'),
  detalhe: (id: number) => consulta('getGrupoMembro', { params: { id } }),
  /** What the vault holds for the reader; reading it opens nothing. */
  acesso: (id: number) => consulta('getDadosAcesso', { params: { id } }),
  /** What a member and the administrator wrote; whoever administers names the seat. */
  conversa: (id: number, idAssinatura: number | undefined) =>
    consulta('getConversa', { params: { id }, query: idAssinatura === undefined ? {} : { idAssinatura } }),
};
