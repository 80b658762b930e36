import { consulta } from '../../lib/consultas.ts';

/** The queries of the profile. */
export const perfilQueries = {
  economia: () => consulta('getEconomia'),
  dadosFiscais: () => consulta('getDadosFiscais'),
  informacoes: (usuarioId: number) => consulta('getInformacoes', { params: { usuarioId } }),
  /** The obstacles to deleting the account, for a report that asks the staff to settle them. */
  exclusao: () => consulta('getExclusao'),
  chamados: () => consulta('getChamados'),
  chamado: (id: number) => consulta('getChamado', { params: { id } }),
};
