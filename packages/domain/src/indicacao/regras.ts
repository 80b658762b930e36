import { centavos } from '../dinheiro.ts';

/** The saving on the first paid subscription for a person who arrives by a code (REGRAS 2.13). */
export const DESCONTO_DO_INDICADO = centavos(500);
