import { consulta } from '../../../lib/consultas.ts';
import { daFila } from '../../../lib/operacao.ts';

/** Identities that wait for a decision. */
export const mesaDeValidacoesQueries = {
  validacoes: () => daFila(consulta('getValidacoesEmAnalise')),
  validacao: (id: string) => consulta('getValidacaoEmAnalise', { params: { id } }),
};
