import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import type { Manipuladores } from '../../http/rotas.ts';
import { createGrupo } from './create-grupo.ts';
import { createPresets } from './create-presets.ts';
import { getPlanos } from './get-planos.ts';
import { getServicosConhecidos } from './get-servicos-conhecidos.ts';
import { simularGrupo } from './simular-grupo.ts';
import { updateGrupo } from './update-grupo.ts';

export const rotasDeNovoGrupo: Manipuladores<typeof novoGrupo> = {
  getServicosConhecidos,
  getPlanos,
  simularGrupo,
  createGrupo,
  createPresets,
  updateGrupo,
};
