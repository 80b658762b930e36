import type { backofficeMoldes } from '@rateia/contracts/backoffice-moldes';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of the templates of pools (REGRAS 2.15). */
export const politicasDosMoldes = {
  listMoldes: EQUIPE,
  createMolde: ATENDIMENTO,
  updateMolde: ATENDIMENTO,
  deleteMolde: ATENDIMENTO,
} as const satisfies Politicas<keyof typeof backofficeMoldes>;
