import type { grupos } from '@rateia/contracts/grupos';
import type { Politicas } from '../../http/politicas.ts';

const QUALQUER = ['usuario'] as const;
const ADMINISTRADOR = ['administrador'] as const;

/**
 * Roles that may make each call (REGRAS 2.15). A public living group is open to any account. A private group, or one
 * that is not on air, is open only to its own people, the invited ones while it lives, and, for its page, to support and lead.
 */
export const politicas: Politicas<keyof typeof grupos> = {
  getGrupos: QUALQUER,
  getCategorias: QUALQUER,
  getRecomendados: QUALQUER,
  getVisualizados: QUALQUER,
  createVisualizacao: ['usuario', 'membro', 'exMembro', 'administrador'],
  getGrupo: ['usuario', 'membro', 'exMembro', 'administrador', 'suporte', 'lider'],
  getSimulacao: ['usuario', 'membro', 'exMembro', 'administrador', 'suporte', 'lider'],
  getLugares: ['usuario', 'membro', 'exMembro', 'administrador', 'suporte', 'lider'],
  getSobreAdministrador: ['usuario', 'suporte', 'lider'],
  descobrirGrupos: QUALQUER,
  getGruposDaRede: QUALQUER,
  getMaisProcurados: QUALQUER,
  getGruposUsuario: QUALQUER,
  // The signed link decides.
  verRenovacao: ['visitante'],
  renovarGrupo: ['visitante'],
  getFidelidade: ['usuario', 'membro', 'exMembro', 'administrador'],
  renovarFidelidade: ['membro'],
  getVencimento: ['membro'],
  updateVencimento: ['membro'],
  alterarNomeDoGrupo: ADMINISTRADOR,
  updatePreferenciasDoGrupo: ADMINISTRADOR,
  getAcessoInstantaneo: ['usuario', 'membro', 'exMembro', 'administrador'],
  createInteresse: ['usuario', 'membro', 'exMembro', 'administrador'],
  deleteInteresse: ['usuario', 'membro', 'exMembro', 'administrador'],
  getGrupoMembro: ['membro'],
  getGrupoAdmin: ADMINISTRADOR,
  iniciarGrupo: ADMINISTRADOR,
  liberarGrupo: ADMINISTRADOR,
  recorrerPeloGrupo: ADMINISTRADOR,
  updateDadosAcesso: ADMINISTRADOR,
  getDadosAcesso: ['membro', 'administrador'],
  abrirDadosAcesso: ['membro', 'administrador'],
  confirmarAcesso: ['membro'],
  contestarAcesso: ['membro'],
  entregarAcesso: ADMINISTRADOR,
  getGrupoAdminMembro: ADMINISTRADOR,
  getEmailConvite: ADMINISTRADOR,
  getConversa: ['membro', 'administrador'],
  createMensagem: ['membro', 'administrador'],
  getPendenteEnviarDadosAcesso: QUALQUER,
  verificarAlteracaoPlano: ADMINISTRADOR,
  alterarPlano: ADMINISTRADOR,
  aceitarValor: ['membro'],
  getSucessao: ['membro', 'administrador'],
  proporSucessao: ADMINISTRADOR,
  retirarSucessao: ADMINISTRADOR,
  responderSucessao: ['membro'],
  oferecerParaSuceder: ['membro'],
  votarNaSucessao: ['membro'],
  // The invitation itself decides for whom it is, and for anybody else it does not exist.
  getGruposPrivados: QUALQUER,
  getConvitePendente: QUALQUER,
  aceitarConviteDoGrupo: QUALQUER,
  recusarConviteDoGrupo: QUALQUER,
  createConvite: ['membro', 'administrador'],
  createLinkDeConvite: ADMINISTRADOR,
  getConvitesDoGrupo: ['membro', 'administrador'],
  reenviarConvite: ['membro', 'administrador'],
  retirarConvite: ['membro', 'administrador'],
};
