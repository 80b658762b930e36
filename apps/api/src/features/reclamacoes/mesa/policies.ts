import type { backofficeReclamacoes } from '@rateia/contracts/backoffice-reclamacoes';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, DINHEIRO } from '../../../http/politicas.ts';

const LE = ['suporte', 'financeiro', 'lider'] as const;

/** Support mediates and proposes, the lead decides, the money's second person may be finance (REGRAS 2.15). */
export const politicasDaMesa = {
  getReclamacoesEmMediacao: LE,
  getReclamacaoEmMediacao: { quem: LE, se: 'coisaAlheia' },
  perguntarNaReclamacao: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  decidirReclamacao: { quem: ATENDIMENTO, se: 'coisaAlheia' },
  aprovarDecisao: { quem: DINHEIRO, se: 'coisaAlheia' },
  recusarDecisao: { quem: DINHEIRO, se: 'coisaAlheia' },
} as const satisfies Politicas<keyof typeof backofficeReclamacoes>;
