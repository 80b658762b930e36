import { centavos } from '../dinheiro.ts';

/** What who arrives by a code saves on the first subscription that is paid (REGRAS 2.13). */
export const DESCONTO_DO_INDICADO = centavos(500);
