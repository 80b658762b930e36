import { privacidade as contrato } from '@rateia/contracts/privacidade';
import { cadaDia } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { APLICAR_RETENCAO } from './agenda.ts';
import { registroDaComunicacao } from './dados-pessoais.ts';
import { politicasDePrivacidade } from './policies.ts';
import { rotasDePrivacidade } from './routes.ts';
import { prazosDePrivacidade, tarefasDePrivacidade } from './tarefas.ts';

export const privacidade = feature({
  nome: 'privacidade',
  contrato,
  permissoes: politicasDePrivacidade,
  rotas: rotasDePrivacidade,
  tarefas: tarefasDePrivacidade,
  periodicas: [cadaDia(APLICAR_RETENCAO, {}, { hora: 7, minuto: 47 })],
  prazos: prazosDePrivacidade,
  dadosPessoais: registroDaComunicacao,
});
