import { marketing as contrato } from '@rateia/contracts/marketing';
import { cadaDia } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { FECHAR_CONTAGENS } from './agenda.ts';
import { registroDoClube } from './dados-pessoais.ts';
import { mesaDoMarketing } from './mesa/mesa.ts';
import { politicasDeMarketing } from './policies.ts';
import { rotasDeMarketing } from './routes.ts';
import { tarefasDeMarketing } from './tarefas.ts';

export const marketing = feature({
  nome: 'marketing',
  contrato,
  permissoes: politicasDeMarketing,
  rotas: rotasDeMarketing,
  tarefas: tarefasDeMarketing,
  periodicas: [cadaDia(FECHAR_CONTAGENS, {}, { hora: 7, minuto: 53 })],
  dadosPessoais: registroDoClube,
  mesa: mesaDoMarketing,
});
