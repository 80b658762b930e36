import { grupos as contrato } from '@rateia/contracts/grupos';
import { cadaMinuto } from '../../db/periodicas.ts';
import { feature } from '../../http/feature.ts';
import { MEDIR_GRUPOS } from './agenda.ts';
import { registroDosGrupos } from './dados-pessoais.ts';
import { mesaDosGrupos } from './mesa/mesa.ts';
import { pendenciasDosGrupos } from './pendencias-da-pessoa.ts';
import { politicas } from './policies.ts';
import { rotasDeGrupos } from './routes.ts';
import { prazosDeGrupos, tarefasDeGrupos } from './tarefas.ts';

export const grupos = feature({
  nome: 'grupos',
  contrato,
  permissoes: politicas,
  rotas: rotasDeGrupos,
  tarefas: tarefasDeGrupos,
  prazos: prazosDeGrupos,
  periodicas: [cadaMinuto(MEDIR_GRUPOS, {})],
  pendencias: pendenciasDosGrupos,
  mesa: mesaDosGrupos,
  dadosPessoais: registroDosGrupos,
});
