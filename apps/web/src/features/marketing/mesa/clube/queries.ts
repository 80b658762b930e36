import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../../lib/consultas.ts';

/** Coupons of partners, as the operation reads them. */
export const vantagensQueries = {
  lista: (pagina: number) => ({
    ...consulta(chamadas.getVantagens, { query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
};
