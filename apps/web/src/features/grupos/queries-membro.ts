import { consulta } from '../../lib/consultas.ts';

/** What somebody reads of the groups that are his. */
export const grupoMembroQueries = {
  meus: () => consulta('getGruposUsuario'),
  detalhe: (id: number) => consulta('getGrupoMembro', { params: { id } }),
  /** What the vault holds for the reader; reading it opens nothing. */
  acesso: (id: number) => consulta('getDadosAcesso', { params: { id } }),
};
