import * as chamadas from '@rateia/contracts/chamadas';
import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Identities that wait for a decision. */
export const mesaDeValidacoesQueries = {
  validacoes: () => daFila(consulta(chamadas.getValidacoesEmAnalise)),
  validacao: (id: string) => consulta(chamadas.getValidacaoEmAnalise, { params: { id } }),
};
