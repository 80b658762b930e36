import { sessao as contrato } from '@rateia/contracts/sessao';
import { cadaDia } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { LIMPAR_SESSOES } from './agenda.ts';
import { registroDaSeguranca } from './dados-pessoais.ts';
import { politicasDeSessao } from './policies.ts';
import { rotasDeSessao } from './routes.ts';
import { tarefasDeSessao } from './tarefas.ts';

export const sessao = feature({
  nome: 'sessao',
  contrato,
  permissoes: politicasDeSessao,
  rotas: rotasDeSessao,
  tarefas: tarefasDeSessao,
  periodicas: [cadaDia(LIMPAR_SESSOES, {}, { hora: 7, minuto: 41 })],
  dadosPessoais: registroDaSeguranca,
});
