import { retirada as contrato } from '@rateia/contracts/retirada';
import { feature } from '../../http/feature.ts';
import { registroDasRetiradas } from './dados-pessoais.ts';
import { mesaDasRetiradas } from './mesa/mesa.ts';
import { pendenciasDaRetirada } from './pendencias-da-pessoa.ts';
import { politicasDeRetirada } from './policies.ts';
import { rotasDeRetirada } from './routes.ts';
import { prazosDeRetirada, tarefasDeRetirada } from './tarefas.ts';
import { anotarTransferencia } from './transferencia/anotar-transferencia.ts';

export const retirada = feature({
  nome: 'retirada',
  contrato,
  dadosPessoais: registroDasRetiradas,
  permissoes: politicasDeRetirada,
  rotas: rotasDeRetirada,
  tarefas: tarefasDeRetirada,
  prazos: prazosDeRetirada,
  pendencias: pendenciasDaRetirada,
  mesa: mesaDasRetiradas,
  portas: { anotarSaida: anotarTransferencia },
});
