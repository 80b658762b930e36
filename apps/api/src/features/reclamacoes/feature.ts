import { reclamacoes as contrato } from '@rateia/contracts/reclamacoes';
import { feature } from '../../http/feature.ts';
import { registroDasReclamacoes } from './dados-pessoais.ts';
import { mesaDasReclamacoes } from './mesa/mesa.ts';
import { pendenciasDasReclamacoes } from './pendencias-da-pessoa.ts';
import { politicasDasReclamacoes } from './policies.ts';
import { rotasDasReclamacoes } from './routes.ts';
import { prazosDasReclamacoes, tarefasDasReclamacoes } from './tarefas.ts';

export const reclamacoes = feature({
  nome: 'reclamacoes',
  contrato,
  permissoes: politicasDasReclamacoes,
  rotas: rotasDasReclamacoes,
  tarefas: tarefasDasReclamacoes,
  prazos: prazosDasReclamacoes,
  pendencias: pendenciasDasReclamacoes,
  dadosPessoais: registroDasReclamacoes,
  mesa: mesaDasReclamacoes,
});
