import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../../lib/consultas.ts';

/** Short links, as the operation reads them. */
export const linksQueries = {
  lista: (de: 'operacao' | 'pessoas', pagina: number) => ({
    ...consulta('getLinks', { query: { de, pagina } }),
    placeholderData: keepPreviousData,
  }),
  destinos: () => consulta('getDestinos'),
};
