import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas.ts';

/** One person, as the staff may see him. */
export const pessoasQueries = {
  pessoas: (busca: string) => consulta('buscarPessoas', { body: { busca } }),
  pessoa: (id: number) => consulta('getPessoa', { params: { id } }),
  trilha: (id: number, pagina: number) => ({
    ...consulta('getTrilhaDaPessoa', { params: { id }, query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
};
