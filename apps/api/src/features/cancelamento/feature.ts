import { cancelamento as contrato } from '@rateia/contracts/cancelamento';
import { feature } from '../../http/feature.ts';
import { registroDasRespostas } from './dados-pessoais.ts';
import { mesaDoCancelamento } from './mesa/mesa.ts';
import { politicasDeCancelamento } from './policies.ts';
import { rotasDeCancelamento } from './routes.ts';
import { sairComOCiclo } from './saida/sair-com-o-ciclo.ts';
import { prazosDeCancelamento } from './tarefas.ts';

export const cancelamento = feature({
  nome: 'cancelamento',
  contrato,
  permissoes: politicasDeCancelamento,
  rotas: rotasDeCancelamento,
  prazos: prazosDeCancelamento,
  dadosPessoais: registroDasRespostas,
  mesa: mesaDoCancelamento,
  portas: { sairComOCiclo },
});
