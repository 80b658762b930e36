import { novoGrupo as contrato } from '@rateia/contracts/novo-grupo';
import { feature } from '../../http/feature.ts';
import { politicas } from './policies.ts';
import { rotasDeNovoGrupo } from './routes.ts';

export const novoGrupo = feature({
  nome: 'novo-grupo',
  contrato,
  permissoes: politicas,
  rotas: rotasDeNovoGrupo,
});
