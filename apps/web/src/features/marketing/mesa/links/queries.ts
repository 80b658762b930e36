import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../../lib/consultas.ts';

/** Short links, as the operation reads them. */
export const linksQueries = {
  lista: (de: 'operacao' | 'pessoas', pagina: number) => ({
    ...consulta(chamadas.getLinks, { query: { de, pagina } }),
    placeholderData: keepPreviousData,
  }),
  destinos: () => consulta(chamadas.getDestinos),
};
