import type { grupos } from '@rateia/contracts/grupos';
import type { Manipuladores } from '../../http/rotas.ts';
import { abrirDadosAcesso } from './abrir-dados-acesso.ts';
import { confirmarAcesso } from './confirmar-acesso.ts';
import { createVisualizacao } from './create-visualizacao.ts';
import { getCategorias } from './get-categorias.ts';
import { getDadosAcesso } from './get-dados-acesso.ts';
import { getGrupo } from './get-grupo.ts';
import { getGrupoAdmin } from './get-grupo-admin.ts';
import { getGrupoMembro } from './get-grupo-membro.ts';
import { getGrupos } from './get-grupos.ts';
import { getGruposUsuario } from './get-grupos-usuario.ts';
import { getPendenteEnviarDadosAcesso } from './get-pendente-enviar-dados-acesso.ts';
import { getRecomendados } from './get-recomendados.ts';
import { getVisualizados } from './get-visualizados.ts';
import { iniciar } from './iniciar.ts';
import { liberar } from './liberar.ts';
import { recorrer } from './recorrer.ts';
import { updateDadosAcesso } from './update-dados-acesso.ts';

export const rotasDeGrupos: Manipuladores<typeof grupos> = {
  getGrupos,
  getCategorias,
  getRecomendados,
  getVisualizados,
  createVisualizacao,
  getGrupo,
  getGruposUsuario,
  getGrupoMembro,
  getGrupoAdmin,
  iniciar,
  liberar,
  recorrer,
  updateDadosAcesso,
  getDadosAcesso,
  abrirDadosAcesso,
  confirmarAcesso,
  getPendenteEnviarDadosAcesso,
};
