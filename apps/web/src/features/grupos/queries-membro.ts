import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** What somebody reads of the groups that are his. */
export const grupoMembroQueries = {
  meus: () => consulta(chamadas.getGruposUsuario),
  detalhe: (id: number) => consulta(chamadas.getGrupoMembro, { params: { id } }),
  /** What the vault holds for the reader; reading it opens nothing. */
  acesso: (id: number) => consulta(chamadas.getDadosAcesso, { params: { id } }),
};
