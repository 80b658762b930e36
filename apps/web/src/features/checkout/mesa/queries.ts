import * as chamadas from '@rateia/contracts/chamadas';
import { keepPreviousData } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas.ts';

/** Coupons, as the operation reads them. */
export const cuponsQueries = {
  servicos: () => consulta(chamadas.getServicosConhecidos, {}),
  lista: (pagina: number) => ({
    ...consulta(chamadas.getCupons, { query: { pagina } }),
    placeholderData: keepPreviousData,
  }),
};
