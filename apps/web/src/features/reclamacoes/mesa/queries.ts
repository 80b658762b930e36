import * as chamadas from '@rateia/contracts/chamadas';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

export type CasoInteiro = RespostaDe<'getReclamacaoEmMediacao'>;

/** Cases of mediation, and one of them whole. */
export const mesaDeReclamacoesQueries = {
  casos: () => daFila(consulta(chamadas.getReclamacoesEmMediacao)),
  caso: (id: number) => consulta(chamadas.getReclamacaoEmMediacao, { params: { id } }),
};
