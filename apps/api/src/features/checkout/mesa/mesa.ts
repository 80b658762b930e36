import { backofficeCupons } from '@rateia/contracts/backoffice-cupons';
import { mesa } from '../../../http/feature.ts';
import { createCupom } from './create-cupom.ts';
import { getCupons } from './get-cupons.ts';
import { pararCupom } from './parar-cupom.ts';
import { politicasDaMesa } from './policies.ts';

export const mesaDoCheckout = mesa({
  contrato: backofficeCupons,
  permissoes: politicasDaMesa,
  rotas: { getCupons, createCupom, pararCupom },
});
