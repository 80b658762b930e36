import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** The queries of the profile. */
export const perfilQueries = {
  economia: () => consulta(chamadas.getEconomia),
  dadosFiscais: () => consulta(chamadas.getDadosFiscais),
  informacoes: (usuarioId: number) => consulta(chamadas.getInformacoes, { params: { usuarioId } }),
  /** The obstacles to deleting the account, for a report that asks the staff to settle them. */
  exclusao: () => consulta(chamadas.getExclusao),
  chamados: () => consulta(chamadas.getChamados),
  chamado: (id: number) => consulta(chamadas.getChamado, { params: { id } }),
};
