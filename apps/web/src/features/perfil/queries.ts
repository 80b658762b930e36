import { consulta } from '../../lib/consultas.ts';

/** What the profile reads. */
export const perfilQueries = {
  economia: () => consulta('getEconomia'),
  dadosFiscais: () => consulta('getDadosFiscais'),
  informacoes: (usuarioId: number) => consulta('getInformacoes', { params: { usuarioId } }),
  chamados: () => consulta('getChamados'),
  chamado: (id: number) => consulta('getChamado', { params: { id } }),
};
