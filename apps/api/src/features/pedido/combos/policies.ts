import type { backofficeCombos } from '@rateia/contracts/backoffice-combos';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/** A combo may bring a discount: finance and lead make it, and the whole staff sees it (REGRAS 2.15, 2.29). */
export const politicasDosCombos = {
  listCombos: EQUIPE,
  createCombo: DINHEIRO,
  pararCombo: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeCombos>;
