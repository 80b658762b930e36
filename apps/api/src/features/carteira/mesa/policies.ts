import type { backofficeProgramados } from '@rateia/contracts/backoffice-programados';
import type { Politicas } from '../../../http/politicas.ts';
import { EQUIPE } from '../../../http/politicas.ts';

/** The whole staff sees why a month was not collected, and ends what a person asks to end (REGRAS 2.15). */
export const politicasDaMesa = {
  getProgramados: EQUIPE,
  cancelarProgramado: EQUIPE,
} as const satisfies Politicas<keyof typeof backofficeProgramados>;
