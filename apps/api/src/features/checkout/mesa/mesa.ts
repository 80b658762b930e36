import { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import { mesa } from '../../../http/feature.ts';
import type { Politicas } from '../../../http/politicas.ts';
import { DINHEIRO, EQUIPE } from '../../../http/politicas.ts';
import { createCupom } from './create-cupom.ts';
import { getCupons } from './get-cupons.ts';
import { pararCupom } from './parar-cupom.ts';

/** Coupons cost the platform money: finance and lead make them, and the whole staff sees them (REGRAS 2.15, 2.29). */
const permissoes = {
  getCupons: EQUIPE,
  createCupom: DINHEIRO,
  pararCupom: DINHEIRO,
} as const satisfies Politicas<keyof typeof backofficeCupons>;

export const mesaDoCheckout = mesa({
  contrato: backofficeCupons,
  permissoes,
  rotas: { getCupons, createCupom, pararCupom },
});
