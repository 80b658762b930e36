import { checkout as contrato } from '@rateia/contracts/checkout';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONCILIAR } from '../carteira/index.ts';
import { prazosDoCheckout, tarefasDoCheckout } from './jobs.ts';
import { politicas } from './policies.ts';
import { rotasDoCheckout } from './routes.ts';

export const checkout = feature({
  nome: 'checkout',
  contrato,
  permissoes: politicas,
  rotas: rotasDoCheckout,
  tarefas: tarefasDoCheckout,
  periodicas: [cadaMinuto(CONCILIAR, {}, { comORelogio: true })],
  prazos: prazosDoCheckout,
});
