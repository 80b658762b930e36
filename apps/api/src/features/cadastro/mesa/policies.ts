import type { analiseDeIdentidade } from '@rateia/contracts/validacao-conta';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getValidacoesEmAnalise: ATENDIMENTO,
  // The trail keeps each reading of these data: get-validacao-em-analise.
  getValidacaoEmAnalise: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  createDocumentoLinkDaAnalise: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  aprovarValidacao: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  recusarValidacao: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  pedirValidacaoNovamente: { quem: ATENDIMENTO, se: 'coisaAlheia' },
} as const satisfies Politicas<keyof typeof analiseDeIdentidade>;
