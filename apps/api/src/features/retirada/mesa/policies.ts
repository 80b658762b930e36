import type { backofficeRetiradas } from '@rateia/contracts/backoffice-retiradas';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getRetiradasEmRevisao: DINHEIRO,
  aprovarRetirada: { quem: ['financeiro'], se: 'coisaAlheia' },
  recusarRetirada: { quem: ['financeiro'], se: 'coisaAlheia' },
} as const satisfies Politicas<keyof typeof backofficeRetiradas>;
