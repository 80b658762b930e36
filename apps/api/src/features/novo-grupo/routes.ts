import { novoGrupo } from '@rateia/contracts/novo-grupo';
import { definirRotas } from '../../http/rotas.ts';
import { createGrupo } from './create-grupo.ts';
import { getPlanos } from './get-planos.ts';
import { getServicosConhecidos } from './get-servicos-conhecidos.ts';
import { politicas } from './policies.ts';
import { simular } from './simular.ts';
import { updateGrupo } from './update-grupo.ts';

export const rotasDeNovoGrupo = definirRotas('novo-grupo', novoGrupo, politicas, {
  getServicosConhecidos,
  getPlanos,
  simular,
  createGrupo,
  updateGrupo,
});
