import type { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';

/** Coupons cost the platform money: finance and lead make them, and the whole staff sees them (REGRAS 2.15, 2.29). */
export const politicasDaMesa = {
  getCupons: EQUIPE,
  createCupom: DINHEIRO,
  pararCupom: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeCupons>;
