import { perfil as contrato } from '@rateia/contracts/perfil';
import { feature } from '../../http/feature.ts';
import { abrirChamadoDeAcesso } from './chamados/abrir-chamado.ts';
import { registroDosChamados } from './dados-pessoais.ts';
import { mesaDosChamados } from './mesa/mesa.ts';
import { politicasDePerfil } from './policies.ts';
import { rotasDePerfil } from './routes.ts';
import { prazosDePerfil, tarefasDePerfil } from './tarefas.ts';

export const perfil = feature({
  nome: 'perfil',
  contrato,
  permissoes: politicasDePerfil,
  rotas: rotasDePerfil,
  tarefas: tarefasDePerfil,
  prazos: prazosDePerfil,
  portas: { abrirChamadoDeAcesso },
  mesa: mesaDosChamados,
  dadosPessoais: registroDosChamados,
});
