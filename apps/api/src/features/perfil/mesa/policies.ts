import type { backofficeChamados } from '@rateia/contracts/backoffice-chamados';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  getFilaDeChamados: ATENDIMENTO,
  responderChamado: { quem: ATENDIMENTO, se: 'coisaAlheia' },
} as const satisfies Politicas<keyof typeof backofficeChamados>;
