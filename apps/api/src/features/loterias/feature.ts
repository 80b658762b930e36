import { loterias as contrato } from '@rateia/contracts/loterias';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { CARIMBAR_LACRES, RECOLHER_RESULTADOS } from './agenda.ts';
import { registroDasLoterias } from './dados-pessoais.ts';
import { cota } from './itens/cota.ts';
import { registroDoJogo } from './jogo-responsavel/dados-pessoais.ts';
import { mesaDasLoterias } from './mesa/mesa.ts';
import { politicasDeLoterias } from './policies.ts';
import { rotasDeLoterias } from './routes.ts';
import { prazosDeLoterias, tarefasDeLoterias } from './tarefas.ts';

export const loterias = feature({
  nome: 'loterias',
  contrato,
  permissoes: politicasDeLoterias,
  rotas: rotasDeLoterias,
  tarefas: tarefasDeLoterias,
  prazos: prazosDeLoterias,
  itens: { cota },
  dadosPessoais: [...registroDasLoterias, ...registroDoJogo],
  mesa: mesaDasLoterias,
  periodicas: [cadaMinuto(RECOLHER_RESULTADOS, {}), cadaMinuto(CARIMBAR_LACRES, {})],
});
