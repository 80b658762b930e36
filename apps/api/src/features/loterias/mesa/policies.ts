import type { backofficeBoloes } from '@rateia/contracts/backoffice-boloes';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of this desk (REGRAS 2.15). */
export const politicasDaMesa = {
  listBoloesDaOperacao: EQUIPE,
  getBolaoDaOperacao: EQUIPE,
  getComprovanteDaOperacao: EQUIPE,
  preverBolao: ATENDIMENTO,
  createBolao: ATENDIMENTO,
  venderBolao: ATENDIMENTO,
  createComprovanteDoBolao: ATENDIMENTO,
  comprovarBolao: ATENDIMENTO,
  // Money goes back to everybody.
  cancelarBolao: ['lider'],
} as const satisfies Politicas<keyof typeof backofficeBoloes>;
