import { backofficeSaidas } from '@rateia/contracts/backoffice-saidas';
import { mesa } from '../../../http/feature.ts';
import { getSaidas } from './get-saidas.ts';
import { politicasDasSaidas } from './policies.ts';

export const mesaDasSaidas = mesa({
  contrato: backofficeSaidas,
  permissoes: politicasDasSaidas,
  rotas: { getSaidas },
});
