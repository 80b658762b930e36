import type { marketing } from '@rateia/contracts/marketing';
import type { Politicas } from '../../http/politicas.ts';

/** Roles that may make each call (REGRAS 2.15). */
export const politicasDeMarketing: Politicas<keyof typeof marketing> = {
  getVersao: ['visitante'],
  getRegras: ['visitante'],
  getConfiguracao: ['visitante'],
  relatarErro: ['visitante'],
  // A person who may see the page of a group may share it.
  getLinkDoGrupo: ['usuario', 'membro', 'exMembro', 'administrador'],
  createLink: ['usuario', 'membro', 'exMembro', 'administrador'],
  abrirLink: ['visitante'],
  getModal: ['visitante'],
  getBanner: ['visitante'],
  getGruposDaCampanha: ['usuario'],
  getClube: ['usuario'],
  abrirVantagem: ['usuario'],
  createImpressao: ['visitante'],
  createClique: ['visitante'],
  getImagemDaCampanha: ['visitante'],
  getPreviaDoGrupo: ['visitante'],
  getPrimeiraAssinatura: ['usuario'],
  getLoteriaEspecial: ['usuario'],
};
