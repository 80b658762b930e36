import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';

/** What the profile reads. */
export const perfilQueries = {
  economia: () => consulta(chamadas.getEconomia),
  dadosFiscais: () => consulta(chamadas.getDadosFiscais),
  informacoes: (usuarioId: number) => consulta(chamadas.getInformacoes, { params: { usuarioId } }),
  /** What stands in the way of deleting the account, for a report that asks for it to be settled. */
  exclusao: () => consulta(chamadas.getExclusao),
  chamados: () => consulta(chamadas.getChamados),
  chamado: (id: number) => consulta(chamadas.getChamado, { params: { id } }),
};
