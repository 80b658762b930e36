import { backoffice as contrato } from '@rateia/contracts/backoffice';
import { feature } from '../../http/feature.ts';
import { politicasDoBackoffice } from './policies.ts';
import { rotasDoBackoffice } from './routes.ts';

export const backoffice = feature({
  nome: 'backoffice',
  contrato,
  permissoes: politicasDoBackoffice,
  rotas: rotasDoBackoffice,
});
