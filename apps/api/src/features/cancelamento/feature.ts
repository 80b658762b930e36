import { cancelamento as contrato } from '@rateia/contracts/cancelamento';
import { feature } from '../../http/feature.ts';
import { politicasDeCancelamento } from './policies.ts';
import { rotasDeCancelamento } from './routes.ts';
import { prazosDeCancelamento } from './tarefas.ts';

export const cancelamento = feature({
  nome: 'cancelamento',
  contrato,
  permissoes: politicasDeCancelamento,
  rotas: rotasDeCancelamento,
  prazos: prazosDeCancelamento,
});
