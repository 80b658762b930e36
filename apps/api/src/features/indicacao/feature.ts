import { indicacao as contrato } from '@rateia/contracts/indicacao';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CONFERIR_INDICACOES } from './agenda.ts';
import { registroDaRede } from './dados-pessoais.ts';
import { mesaDasIndicacoes } from './mesa/mesa.ts';
import { politicasDeIndicacao } from './policies.ts';
import { rotasDeIndicacao } from './routes.ts';
import { tarefasDeIndicacao } from './tarefas.ts';

export const indicacao = feature({
  nome: 'indicacao',
  contrato,
  permissoes: politicasDeIndicacao,
  rotas: rotasDeIndicacao,
  tarefas: tarefasDeIndicacao,
  periodicas: [cadaMinuto(CONFERIR_INDICACOES, {})],
  dadosPessoais: registroDaRede,
  mesa: mesaDasIndicacoes,
});
