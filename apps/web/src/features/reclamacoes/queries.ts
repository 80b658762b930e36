import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../lib/consultas.ts';
import { useBusca } from '../../lib/navegacao.ts';

/** The queries of complaints. */
export const reclamacoesQueries = {
  doGrupo: (id: number) => consulta(chamadas.getReclamacaoDoGrupo, { params: { id } }),
  doBolao: (id: number) => consulta(chamadas.getReclamacaoDoBolao, { params: { id } }),
  lista: () => consulta(chamadas.getReclamacoes),
  uma: (id: number) => consulta(chamadas.getReclamacao, { params: { id } }),
};

/** A number of the address, for a page that the specification gives no place for it in its path; zero where there is none. */
export function useNumeroDaBusca(nome: 'grupo' | 'bolao' | 'id'): number {
  const numero = Number(useBusca()[nome]);
  return Number.isSafeInteger(numero) && numero > 0 ? numero : 0;
}
