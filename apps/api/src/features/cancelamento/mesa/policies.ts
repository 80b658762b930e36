import type { backofficeSaidas } from '@rateia/contracts/backoffice-saidas';
import type { Politicas } from '../../../http/politicas.ts';
import { EQUIPE } from '../../../http/politicas.ts';

/** Reasons are counts without names: the whole staff reads them (REGRAS 2.15). */
export const politicasDasSaidas = {
  getSaidas: EQUIPE,
} as const satisfies Politicas<keyof typeof backofficeSaidas>;
