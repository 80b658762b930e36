import { pagamentos as contrato } from '@rateia/contracts/pagamentos';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONCILIAR, CONFERIR_LIQUIDACAO } from './agenda.ts';
import { medirConciliacao } from './conciliacao/medir-conciliacao.ts';
import { dadosPessoaisDosMeios } from './meios/meios.ts';
import { politicas } from './policies.ts';
import { rotasDePagamentos } from './routes.ts';
import { prazosDePagamentos, tarefasDePagamentos } from './tarefas.ts';

export const pagamentos = feature({
  nome: 'pagamentos',
  contrato,
  permissoes: politicas,
  rotas: rotasDePagamentos,
  tarefas: tarefasDePagamentos,
  periodicas: [cadaMinuto(CONCILIAR, {}, { comORelogio: true }), cadaMinuto(CONFERIR_LIQUIDACAO, {})],
  prazos: prazosDePagamentos,
  dadosPessoais: dadosPessoaisDosMeios,
  medidor: medirConciliacao,
});
