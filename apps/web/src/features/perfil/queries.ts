import { consulta } from '../../lib/consultas.ts';

/** What the profile reads. */
export const perfilQueries = {
  economia: () => consulta('getEconomia'),
  dadosFiscais: () => consulta('getDadosFiscais'),
  informacoes: (usuarioId: number) => consulta('getInformacoes', { params: { usuarioId } }),
  /** What stands in the way of deleting the account, for a report that asks for it to be settled. */
  exclusao: () => consulta('getExclusao'),
  chamados: () => consulta('getChamados'),
  chamado: (id: number) => consulta('getChamado', { params: { id } }),
};
