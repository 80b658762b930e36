import { consulta } from '../../../../lib/consultas.ts';

/** Campaigns and the dates of special lotteries, as the operation reads them. */
export const campanhasQueries = {
  campanhas: () => consulta('getCampanhas'),
  campanha: (id: number) => consulta('getCampanha', { params: { id } }),
  edicoesEspeciais: () => consulta('getEdicoesEspeciais'),
};
