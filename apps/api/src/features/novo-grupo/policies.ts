import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import type { Politicas } from '../../http/politicas.ts';

/** Any account may look and create; only the administrator edits his group (REGRAS 2.15). */
export const politicas: Politicas<keyof typeof novoGrupo> = {
  getServicosConhecidos: ['usuario'],
  getPlanos: ['usuario'],
  simularGrupo: ['usuario'],
  createGrupo: ['usuario'],
  createPresets: ['administrador'],
  updateGrupo: ['administrador'],
};
