import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONCILIAR } from './agenda.ts';
import { prazosDePagamentos, tarefasDePagamentos } from './jobs.ts';
import { medirConciliacao } from './medir-conciliacao.ts';

export const pagamentos = feature({
  nome: 'pagamentos',
  tarefas: tarefasDePagamentos,
  periodicas: [cadaMinuto(CONCILIAR, {}, { comORelogio: true })],
  prazos: prazosDePagamentos,
  medidor: medirConciliacao,
});
