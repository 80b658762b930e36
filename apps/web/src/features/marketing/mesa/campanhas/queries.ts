import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../../lib/consultas.ts';

/** Campaigns and the dates of special lotteries, as the operation reads them. */
export const campanhasQueries = {
  campanhas: () => consulta(chamadas.getCampanhas),
  campanha: (id: number) => consulta(chamadas.getCampanha, { params: { id } }),
  servicos: () => consulta(chamadas.getServicosConhecidos, {}),
  edicoesEspeciais: () => consulta(chamadas.getEdicoesEspeciais),
};
