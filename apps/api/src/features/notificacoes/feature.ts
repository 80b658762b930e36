import { notificacoes as contrato } from '@rateia/contracts/notificacoes';
import { feature } from '../../http/feature.ts';
import { registroDosAvisos } from './dados-pessoais.ts';
import { mesaDasMensagens } from './mesa/mesa.ts';
import { politicasDeNotificacoes } from './policies.ts';
import { rotasDeNotificacoes } from './routes.ts';
import { prazosDeNotificacoes, tarefasDeNotificacoes } from './tarefas.ts';

export const notificacoes = feature({
  nome: 'notificacoes',
  contrato,
  permissoes: politicasDeNotificacoes,
  rotas: rotasDeNotificacoes,
  tarefas: tarefasDeNotificacoes,
  prazos: prazosDeNotificacoes,
  mesa: mesaDasMensagens,
  dadosPessoais: registroDosAvisos,
});
