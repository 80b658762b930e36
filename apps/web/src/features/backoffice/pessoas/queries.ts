import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas.ts';

/** One person, as the staff may see him. */
export const pessoasQueries = {
  pessoas: (busca: string) => consulta(chamadas.buscarPessoas, { body: { busca } }),
  pessoa: (id: number) => consulta(chamadas.getPessoa, { params: { id } }),
  trilha: (id: number, pagina: number) => ({
    ...consulta(chamadas.getTrilhaDaPessoa, { params: { id }, query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
};
