import type { backofficeSeries } from '@rateia/contracts/backoffice-series';
import type { Politicas } from '../../../http/politicas.ts';
import { ATENDIMENTO, EQUIPE } from '../../../http/politicas.ts';

/** Roles of the staff that may make each call of the desk of series (REGRAS 2.15). */
export const politicasDasSeries = {
  listSeriesDaOperacao: EQUIPE,
  createSerie: ATENDIMENTO,
  encerrarSerie: ['lider'],
} as const satisfies Politicas<keyof typeof backofficeSeries>;
