import { loterias as contrato } from '@rateia/contracts/loterias';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { RECOLHER_RESULTADOS } from './agenda.ts';
import { registroDoJogo } from './jogo-responsavel/dados-pessoais.ts';
import { politicasDeLoterias } from './policies.ts';
import { rotasDeLoterias } from './routes.ts';
import { tarefasDeLoterias } from './tarefas.ts';

export const loterias = feature({
  nome: 'loterias',
  contrato,
  permissoes: politicasDeLoterias,
  rotas: rotasDeLoterias,
  tarefas: tarefasDeLoterias,
  dadosPessoais: registroDoJogo,
  periodicas: [cadaMinuto(RECOLHER_RESULTADOS, {})],
});
